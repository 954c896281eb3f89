// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { mandatePhoneCopy } from '#messages/mandate-phone';
import { codeCopy } from '#messages/otp';
import { type Failure, failure } from '../../machines/domain/base/failure';
import {
  codeFailure,
  codeRetryWaitMs,
  isGoodCode,
  mayResend,
  withAttemptsLeft,
  withResendWait,
} from '../../machines/domain/identity/one-time-code';
import type { OtpSent } from '../../machines/domain/identity/otp-sent';
import { otpMachine } from '../../machines/shared/otp';
import { createSubmission } from '../../machines/shared/submission';
import type { WaitInput } from '../../machines/shared/wait';
import { otpScreens } from '../../src/screens/shared/otp/screens';
import { done, fails, person } from './kit';
import { hides, shows, tap } from './support/fixtures/checks';
import { code } from './support/fixtures/money';
import { accepted, crash, ready, refused, unanswered } from './support/fixtures/outcomes';
import { testJourney } from './support/through-screens';

// Fakes the countdown's timers, so that a slow machine does not change its seconds.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterAll(() => void vi.useRealTimers());

const sent = (overrides: Partial<OtpSent> = {}): OtpSent => ({
  reference: 'otp-1',
  sentTo: '******4321',
  resendAfter: 30_000,
  expiresIn: 300_000,
  sendsLeft: 2,
  attemptsLeft: 5,
  ...overrides,
});
const input = { args: { to: 'whom' }, sentCode: null, fatalErrorCodes: ['closed'], requestKeySeed: 'seed' };

testJourney({
  id: 'otp',
  machine: otpMachine,
  screens: otpScreens({ ...mandatePhoneCopy.code, title: mandatePhoneCopy.title }),
  file: 'tests/paths/otp.test.tsx',
  starts: [
    { name: 'a new code', input },
    { name: 'a reload, the code is known', input: { ...input, args: null, sentCode: { sent: sent() } } },
    {
      name: 'a reload, only known that a code was sent',
      input: { ...input, args: null, sentCode: { sent: null } },
    },
    {
      name: 'opened again, the send unanswered',
      input: { ...input, unansweredSend: { requestKeySeed: 'earlier', completedWrites: 1 } },
    },
    { name: 'a code whose reference the check needs', input: { ...input, isReferenceRequired: true } },
  ],
  abstract: ({
    args,
    sentCode,
    sent: lastSent,
    isResendAllowed,
    code: typedCode,
    failure: lastFailure,
    wasAutoResent,
    startWith,
    decision,
    unanswered: unansweredWrite,
    isReferenceRequired,
  }) => ({
    args,
    hasSentCode: sentCode !== null,
    sent: lastSent && [lastSent.sendsLeft > 0, lastSent.attemptsLeft > 1, lastSent.resendAfter],
    isResendAllowed,
    hasCode: typedCode !== '',
    failed: lastFailure?.kind,
    wasAutoResent,
    startWith,
    decision: decision?.kind,
    unansweredWrite,
    isReferenceRequired,
  }),
  events: [
    done('sendCode', accepted(sent()), 'sent'),
    done('sendCode', accepted(sent({ sendsLeft: 0, sentTo: null })), 'sent, the last one'),
    done('sendCode', refused('otp_sends_exceeded', { retryAfter: 120_000 }), 'too many'),
    done('sendCode', refused('rate_limited', { retryAfter: 20_000 }), 'too soon'),
    done('nextSend', undefined, 'is over'),
    fails('nextSend', crash, 'our own fault'),
    done('sendCode', refused('closed'), 'over'),
    done('sendCode', refused('sms_down'), 'refused'),
    done('sendCode', unanswered, 'unanswered'),
    fails('sendCode', crash, 'our own fault'),
    done('wait', undefined, 'is over'),
    fails('wait', crash, 'our own fault'),
    done('checkCode', accepted('right'), 'right'),
    done('checkCode', refused('otp_invalid', { attemptsLeft: 1 }), 'wrong'),
    done('checkCode', refused('otp_expired'), 'expired'),
    done('checkCode', refused('otp_attempts_exceeded'), 'too many tries'),
    done('checkCode', refused('closed'), 'over'),
    done('checkCode', refused('busy'), 'refused'),
    done('checkCode', unanswered, 'unanswered'),
    fails('checkCode', crash, 'our own fault'),
    done('retryWait', undefined, 'is over'),
    fails('retryWait', crash, 'our own fault'),
    person({ type: 'otp.submitted', code }),
    person({ type: 'otp.resent' }),
    person({ type: 'otp.arrived' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
  ],
  controls: {
    'otp.submitted': async (user, { code: typedCode }) => {
      const field = screen.getByLabelText('Code');
      expect(field.getAttribute('inputmode')).toBe('numeric');
      expect(field.getAttribute('autocomplete')).toBe('one-time-code');
      await user.clear(field);
      await user.click(field);
      await user.paste(`${typedCode.slice(0, 3)} `);
      await tap(mandatePhoneCopy.code.action)(user);
      shows(codeCopy.malformed('SMS'));
      await user.clear(field);
      await user.paste(`${typedCode.slice(0, 3)} ${typedCode.slice(3)} `);
      await tap(mandatePhoneCopy.code.action)(user);
    },
    'otp.resent': tap('Send again'),
    'otp.arrived': tap('I have the code'),
    retry: tap('Check again'),
    back: tap('Back'),
  },
  check: (snapshot) => {
    const { context, value, output } = snapshot;
    // The context has the code only until its answer; only the service accepts it.
    const holdsCode = value === 'checkingCode' || value === 'checkUnanswered';
    expect(context.code).toBe(holdsCode ? code : '');
    if (value === 'accepted') expect(output).toEqual(accepted('right'));
    if (value === 'refused') expect(output?.kind).toBe('refused');
    if (value === 'left') {
      const { unanswered: unansweredKind, sent: lastSent, requestKeySeed, completedWrites } = context;
      expect(output).toMatchObject({
        kind: 'left',
        unansweredSend: unansweredKind === 'send' ? { requestKeySeed, completedWrites } : null,
        isCheckUnanswered: unansweredKind === 'check',
      });
      // A code that is expired or locked is not returned as still valid; of one without data it is not known whose it is after a reload.
      const isLost = ['expiredCode', 'blocked'].includes(context.failure?.kind ?? '');
      const hasCode = lastSent !== null || (context.sentCode !== null && context.args !== null);
      expect(output?.kind === 'left' && output.sentCode).toEqual(
        hasCode && !isLost ? { sent: lastSent, sendKey: context.sendKey } : null,
      );
    }
    if (value === 'sendUnanswered') {
      const arrivedButton = screen.queryByRole('button', { name: 'I have the code' });
      expect(arrivedButton === null).toBe(context.isReferenceRequired);
    }
    if (value === 'sendUnanswered' || value === 'checkUnanswered') hides(/fail|not sent|not taken/i);
    if (value === 'nextCode') {
      // At most one automatic resend per request of the person.
      expect(context.wasAutoResent).toBe(false);
      shows('0:20');
      hides(/too many/i);
    }
    if (value === 'blocked') {
      const { failure: lastFailure } = context;
      if (lastFailure?.kind === 'tooSoon') {
        shows('0:20');
        hides(/too many/i);
      } else shows(lastFailure?.kind === 'blocked' && lastFailure.retryAfter !== null ? '2:00' : '10:00');
    }
    if (value !== 'code') return;
    if (context.failure?.kind === 'wrongCode') {
      expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
      expect(screen.getAllByText(codeCopy.wrong('SMS'))).toHaveLength(2);
    }
    if (context.failure?.kind === 'expiredCode') shows(codeCopy.expired);
    if (context.failure?.kind === 'other') shows('The code was not taken');
    if (context.failure?.kind === 'notSent') {
      shows('No new code was sent');
      hides('The code was not taken');
    }
    shows(context.sent?.sentTo == null ? 'to your phone.' : 'to ••••• •4321.');
    if (context.args === null) {
      shows('No code? Start again');
      hides(/^Send again/);
    } else if (context.sent !== null && !snapshot.can({ type: 'otp.resent' }))
      shows(context.sent.sendsLeft === 0 ? codeCopy.noSendsLeft : /^Send again in 0:(30|[12]\d)$/);
  },
});

describe('a code of which the service gave no data', () => {
  /** Sends fail one after the other as given; nothing is known of a write whose answer is lost. */
  function openOtp(sentCode: { readonly sent: null } | null, ...failures: readonly Failure[]) {
    const left = [...failures];
    const machine = otpMachine.provide({
      actors: {
        sendCode: createSubmission<OtpSent, unknown>({
          send: () => Promise.resolve({ ok: false, failure: left.shift() ?? failure('connection') }),
          checkStatus: () => Promise.resolve(ready({ kind: 'unsupported' })),
        }),
        wait: fromPromise<void, WaitInput>(() => Promise.resolve()),
      },
    });
    const actor = createActor(machine, { input: { ...input, sentCode } });
    actor.start();
    return actor;
  }

  /** Requests another code as soon as it may be requested, and waits for the answer. */
  async function resend(actor: ReturnType<typeof openOtp>) {
    await waitFor(actor, (snapshot) => snapshot.can({ type: 'otp.resent' }));
    actor.send({ type: 'otp.resent' });
    return waitFor(actor, (snapshot) => !snapshot.matches('sendingCode'));
  }

  const smsDown = failure('refused', { code: 'sms_down' });
  const stillEntered = { value: 'code', context: { failure: { kind: 'notSent' } } };

  it('can be entered after another one was refused', async () => {
    expect(await resend(openOtp({ sent: null }, smsDown))).toMatchObject(stillEntered);
  });

  it('can be entered after another one was refused, where its own answer was lost and it arrived', async () => {
    const actor = openOtp(null, failure('connection'), smsDown);
    await waitFor(actor, (snapshot) => snapshot.matches('sendUnanswered'));
    actor.send({ type: 'otp.arrived' });
    expect(await resend(actor)).toMatchObject(stillEntered);
  });

  it('is kept for the next run when the person leaves', async () => {
    const actor = openOtp(null, failure('connection'));
    await waitFor(actor, (snapshot) => snapshot.matches('sendUnanswered'));
    actor.send({ type: 'otp.arrived' });
    actor.send({ type: 'back' });
    expect(actor.getSnapshot().output).toMatchObject({
      kind: 'left',
      sentCode: { sent: null },
      unansweredSend: null,
    });
  });

  it('is followed by an automatic one where the person’s request was too soon, also after an earlier request was', async () => {
    const tooSoon = failure('refused', { code: 'rate_limited', retryAfter: 20_000 });
    const actor = openOtp(null, tooSoon, failure('connection'), tooSoon);
    await waitFor(actor, (snapshot) => snapshot.matches('sendUnanswered'));
    actor.send({ type: 'otp.arrived' });
    expect((await resend(actor)).value).toBe('nextCode');
  });
});

describe('the rules of a one-time code', () => {
  const failureFor = (errorCode: string, rest = {}) =>
    codeFailure(failure('refused', { code: errorCode, ...rest }));

  it('maps each error code of the service', () => {
    expect(failureFor('otp_invalid', { attemptsLeft: 3 })).toEqual({ kind: 'wrongCode', attemptsLeft: 3 });
    expect(failureFor('otp_invalid')).toEqual({ kind: 'wrongCode', attemptsLeft: null });
    for (const errorCode of ['otp_expired', 'otp_not_sent'])
      expect(failureFor(errorCode)).toEqual({ kind: 'expiredCode' });
    for (const errorCode of ['otp_attempts_exceeded', 'otp_sends_exceeded'])
      expect(failureFor(errorCode, { retryAfter: 9 })).toEqual({ kind: 'blocked', retryAfter: 9 });
    expect(failureFor('odd').kind).toBe('other');
  });

  it('treats a short wait as the pause between two codes, and a long or missing one as a lock', () => {
    for (const errorCode of ['rate_limited', 'too_many_requests']) {
      for (const retryAfter of [1, 30_000])
        expect(failureFor(errorCode, { retryAfter })).toEqual({ kind: 'tooSoon', retryAfter });
      for (const retryAfter of [0, 30_001, 600_000])
        expect(failureFor(errorCode, { retryAfter })).toEqual({ kind: 'blocked', retryAfter });
      expect(failureFor(errorCode)).toEqual({ kind: 'blocked', retryAfter: null });
    }
  });

  it('lets a sent code be entered only while it can still be valid', () => {
    expect(isGoodCode(sent(), null)).toBe(true);
    expect(isGoodCode(sent(), { kind: 'wrongCode' })).toBe(true);
    expect(isGoodCode(sent(), { kind: 'expiredCode' })).toBe(false);
    expect(isGoodCode(sent({ attemptsLeft: 0 }), null)).toBe(false);
    expect(isGoodCode(null, null)).toBe(false);
  });

  it('takes the wait before the next code from the latest answer of the service', () => {
    expect(withResendWait(sent(), { kind: 'tooSoon', retryAfter: 12 })?.resendAfter).toBe(12);
    for (const lastFailure of [null, { kind: 'blocked', retryAfter: 12 }, { kind: 'tooSoon' }])
      expect(withResendWait(sent(), lastFailure)).toEqual(sent());
    expect(withResendWait(null, { kind: 'tooSoon', retryAfter: 12 })).toBeNull();
  });

  it('takes the duration of a lock from the service, or ten minutes', () => {
    for (const kind of ['blocked', 'tooSoon']) expect(codeRetryWaitMs({ kind, retryAfter: 9 })).toBe(9);
    for (const lastFailure of [null, { kind: 'blocked', retryAfter: null }, { kind: 'other' }])
      expect(codeRetryWaitMs(lastFailure)).toBe(600_000);
  });

  it('updates the tries left only when the service sends them', () => {
    expect(withAttemptsLeft(sent(), { kind: 'wrongCode', attemptsLeft: 2 })?.attemptsLeft).toBe(2);
    for (const lastFailure of [
      null,
      { kind: 'wrongCode', attemptsLeft: null },
      { kind: 'expiredCode', attemptsLeft: 1 },
    ])
      expect(withAttemptsLeft(sent(), lastFailure)).toEqual(sent());
    expect(withAttemptsLeft(null, { kind: 'wrongCode', attemptsLeft: 2 })).toBeNull();
  });

  it('allows another code after the wait, unless no sends are left', () => {
    expect(mayResend(true, sent())).toBe(true);
    expect(mayResend(true, null)).toBe(true);
    expect(mayResend(false, sent())).toBe(false);
    expect(mayResend(true, sent({ sendsLeft: 0 }))).toBe(false);
  });
});
