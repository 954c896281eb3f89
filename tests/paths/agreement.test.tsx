// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { transition } from 'xstate';

import { agreementMachine } from '../../machines/agreement/machine';
import { initialContext } from '../../machines/agreement/setup';
import { failure } from '../../machines/domain/base/failure';
import { writeKey } from '../../machines/shared/journey';
import { agreementCopy } from '../../src/copy/agreement';
import { codeCopy } from '../../src/copy/otp';
import { screens } from '../../src/screens/agreement';
import { done, fails, person, portInput } from './kit/moves';
import { checkPage, hides, shows, tap } from './support/fixtures-checks';
import { agreementWith, code, failed, otpWith, ready, signedResponse } from './support/fixtures-money';
import { testJourney } from './support/through-screens';

// Fakes the countdown's timers, so that a slow machine does not change its seconds.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterAll(() => void vi.useRealTimers());

const refused = (reason: string, rest: { attemptsLeft?: number; retryAfter?: number } = {}) => ({
  kind: 'refused',
  failure: failure('refused', { code: reason, ...rest }),
});
const unanswered = { kind: 'unanswered', failure: failure('connection') };
const crash = new Error('broken');
const open = agreementWith();

testJourney({
  id: 'agreement',
  machine: agreementMachine,
  screens,
  file: 'tests/paths/agreement.test.tsx',
  walk: 120,
  starts: [
    { name: 'agreement', input: { entryUrl: '/termloan/agreement', requestSeed: 'seed' } },
    { name: 'the code, after a reload', input: { entryUrl: '/termloan/agreement-otp', requestSeed: 'seed' } },
  ],
  abstract: ({
    entryUrl,
    agreement,
    offerId,
    otp,
    isResendOpen,
    code: typed,
    failure: of,
    wasAutoResent,
    startBy,
    redirectTo,
  }) => ({
    entryUrl,
    agreement: agreement && [agreement.nbfc, agreement.isOpen, agreement.isSigned],
    offerId,
    otp: otp && [otp.sendsLeft > 0, otp.attemptsLeft > 1, otp.resendAfter],
    isResendOpen,
    hasCode: typed !== '',
    failed: of?.kind,
    wasAutoResent,
    startBy,
    redirectTo,
  }),
  samples: [
    done('loadAgreement', ready({ agreement: open, offerId: 'offer-1', otp: null }), 'open'),
    done(
      'loadAgreement',
      ready({ agreement: agreementWith({ status: 'SIGNED' }), offerId: null, otp: null }),
      'signed',
    ),
    done('loadAgreement', ready({ agreement: open, offerId: null, otp: otpWith() }), 'open, a code is out'),
    done('loadAgreement', ready({ agreement: null, offerId: 'offer-1', otp: null }), 'not drawn up'),
    done('loadAgreement', ready({ agreement: null, offerId: null, otp: null }), 'no offer'),
    done(
      'loadAgreement',
      ready({ agreement: agreementWith({ nbfc: 'SOME_LENDER' }), offerId: null, otp: null }),
      'a lender that signs elsewhere',
    ),
    done('loadAgreement', failed('connection'), 'no connection'),
    fails('loadAgreement', crash, 'our own fault'),
    done('createAgreement', { kind: 'accepted', data: open }, 'drawn up'),
    done('createAgreement', refused('offer_not_confirmed'), 'not confirmed'),
    done('createAgreement', refused('lender_busy'), 'refused'),
    done('createAgreement', unanswered, 'unanswered'),
    fails('createAgreement', crash, 'our own fault'),
    done('sendAgreementOtp', { kind: 'accepted', data: otpWith() }, 'sent'),
    done('sendAgreementOtp', { kind: 'accepted', data: otpWith({ sends_left: 0 }) }, 'sent, the last one'),
    done('sendAgreementOtp', refused('otp_sends_exceeded', { retryAfter: 120_000 }), 'too many'),
    done('sendAgreementOtp', refused('rate_limited', { retryAfter: 20_000 }), 'too soon'),
    done('sendAgreementOtp', refused('agreement_already_signed'), 'already signed'),
    done('sendAgreementOtp', refused('sms_down'), 'refused'),
    done('sendAgreementOtp', unanswered, 'unanswered'),
    fails('sendAgreementOtp', crash, 'our own fault'),
    done('wait', undefined, 'is over'),
    fails('wait', crash, 'our own fault'),
    done('nextSend', undefined, 'is over'),
    fails('nextSend', crash, 'our own fault'),
    done('codeRunsOut', undefined, 'is over'),
    fails('codeRunsOut', crash, 'our own fault'),
    done('signAgreement', { kind: 'accepted', data: signedResponse }, 'signed'),
    done('signAgreement', refused('agreement_already_signed'), 'already signed'),
    done('signAgreement', refused('otp_invalid', { attemptsLeft: 1 }), 'wrong code'),
    done('signAgreement', refused('otp_expired'), 'expired code'),
    done('signAgreement', refused('agreement_changed'), 'its papers changed'),
    done('signAgreement', refused('otp_attempts_exceeded'), 'too many tries'),
    done('signAgreement', refused('lender_busy'), 'refused'),
    done('signAgreement', unanswered, 'unanswered'),
    fails('signAgreement', crash, 'our own fault'),
    done('coolOff', undefined, 'is over'),
    fails('coolOff', crash, 'our own fault'),
    { label: 'route #agreementReview', movesAt: () => [{ kind: 'route', to: '#agreementReview' }] },
    { label: 'route #agreementOtp', movesAt: () => [{ kind: 'route', to: '#agreementOtp' }] },
    person({ type: 'agreement.accepted' }),
    person({ type: 'otp.submitted', code }),
    person({ type: 'otp.resent' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
  ],
  controls: {
    'agreement.accepted': async (one) => {
      const consent = screen.getByRole('checkbox');
      const wasTicked = consent instanceof HTMLInputElement && consent.checked;
      // The box is unticked at first and stays ticked after a failed sending; without the tick no code is sent.
      if (!wasTicked) {
        await tap('Agree and get the code')(one);
        shows(agreementCopy.read.consentMissing);
        await one.click(consent);
      }
      await tap('Agree and get the code')(one);
    },
    'otp.submitted': async (one, { code: typed }) => {
      const field = screen.getByLabelText('Code');
      await one.clear(field);
      await one.type(field, typed.slice(0, 3));
      await tap('Sign and get money')(one);
      shows(codeCopy.malformed('SMS'));
      await one.type(field, typed.slice(3));
      await tap('Sign and get money')(one);
    },
    'otp.resent': tap('Send again'),
    retry: tap(/^(Try again|Check again)$/),
    back: tap('Back'),
  },
  check: (snapshot) => {
    checkPage();
    const { context } = snapshot;
    // A signature never uses the request key of a code request.
    if (snapshot.matches('signing')) {
      expect(context.settledWrites).toBeGreaterThan(0);
      // The signed version is the shown one.
      expect(portInput(snapshot, 'signAgreement')).toMatchObject({ args: { paperVersion: 'paper-1' } });
    }
    // The code is kept only while its answer is pending or unknown.
    const holdsCode = snapshot.matches('signing') || snapshot.matches('signatureUnanswered');
    expect(context.code).toBe(holdsCode ? code : '');
    hides(/\bsigned!|you signed|is signed\./i);
    if (snapshot.matches('agreementReview')) {
      for (const fact of ['₹97,640', '₹2,415 × 48', '37.62 %', '23 Nov, 6:00 pm']) shows(fact);
      shows('Unity Small Finance Bank');
      if (context.failure?.kind === 'changed') {
        shows('The agreement has changed');
        hides('We could not send the code');
        // The consent was for an earlier version, so the box is not ticked.
        expect(screen.getByRole('checkbox')).toHaveProperty('checked', false);
      }
      expect(linkOf('Agreement')).toBe('https://lender.example/agreement');
      expect(linkOf('Sanction letter and key facts')).toBe('https://lender.example/kfs.pdf');
    }
    if (snapshot.matches('agreementOtp')) {
      expect(context.failure?.kind).not.toBe('changed');
      shows('We sent 6 digits to ••••• •4321 by SMS');
      shows(/^\d (try|tries) left$/);
      const field = screen.getByLabelText('Code');
      if (context.failure?.kind === 'wrongCode') {
        expect(field.getAttribute('aria-invalid')).toBe('true');
        expect(screen.getAllByText(codeCopy.wrong('SMS'))).toHaveLength(2);
        shows('1 try left');
      }
      const mayResend = snapshot.can({ type: 'otp.resent' });
      expect(screen.queryByRole('button', { name: 'Send again' }) !== null).toBe(mayResend);
      if (!mayResend)
        shows(context.otp?.sendsLeft === 0 ? codeCopy.noSendsLeft : /^Send again in 0:(30|[12]\d)$/);
    }
    if (snapshot.matches('signatureUnanswered')) {
      shows('We do not know yet if it is signed');
      hides(/fail/i);
    }
    if (snapshot.matches('codeUnanswered')) shows('We do not know yet if the code was sent');
    if (snapshot.matches('creationUnanswered')) shows('We do not know yet if your agreement is ready');
    // The page stays visible while the status is checked under the request's key.
    if (snapshot.hasTag('pending') && context.startBy === 'statusCheck') shows(/^We do not know yet if/);
    // A lost answer leads to a status check: it is not shown as a failure.
    if (snapshot.matches('codeUnanswered') || snapshot.matches('creationUnanswered'))
      hides(/fail|could not/i);
    if (snapshot.matches('nextCode')) {
      // At most one automatic resend per request of the merchant.
      expect(context.wasAutoResent).toBe(false);
      shows('0:20');
      hides(/too many/i);
    }
    if (snapshot.matches('otpBlocked')) {
      const { failure: of } = context;
      if (of?.kind === 'tooSoon') {
        // The code was resent automatically once already, and it was still too soon.
        expect(context.wasAutoResent).toBe(true);
        shows('0:20');
        hides(/too many/i);
      } else shows(of?.kind === 'blocked' && of.retryAfter !== null ? '2:00' : '10:00');
    }
    if (snapshot.matches('lenderWillContact')) shows('SOME_LENDER will contact you');
  },
});

it('asks for a sending that nobody answered by its key, also when the merchant read the agreement meanwhile', () => {
  const input = { entryUrl: '/termloan/agreement', requestSeed: 'seed' } as const;
  const context = { ...initialContext({ input }), agreement: open, settledWrites: 1 };
  const unknown = agreementMachine.resolveState({ value: 'codeUnanswered', context });
  const [reads] = transition(agreementMachine, unknown, { type: 'back' });
  const [asks] = transition(agreementMachine, reads, { type: 'agreement.accepted' });
  expect([reads.value, asks.value]).toEqual(['agreementReview', 'sendingOtp']);
  expect(writeKey(asks.context)).toBe(writeKey(context));
  expect(asks.context.startBy).toBe('statusCheck');
});

function linkOf(name: string): string | null {
  return screen.getByRole('link', { name }).getAttribute('href');
}
