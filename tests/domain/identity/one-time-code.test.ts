/** Maps a failed call for a code to the reason that is shown, and the state of the sent code. */
import { describe, expect, it } from 'vitest';

import { type Failure, failure } from '../../../machines/domain/base/failure';
import {
  codeFailure,
  codeRetryWaitMs,
  DEFAULT_RESEND_WAIT_MS,
  isGoodCode,
  mayResend,
  withAttemptsLeft,
  withResendWait,
} from '../../../machines/domain/identity/one-time-code';
import type { OtpSent } from '../../../machines/domain/identity/otp-sent';

const failed = (code: string, over: Partial<Failure> = {}): Failure =>
  failure('refused', { code, message: 'No.', ...over });

const sent: OtpSent = {
  reference: 'otp_1',
  sentTo: '••••• ••376',
  resendAfter: 30_000,
  expiresIn: 180_000,
  sendsLeft: 2,
  attemptsLeft: 3,
};

describe('why a code was refused, or not sent', () => {
  it.each<[ReturnType<typeof codeFailure>, string, Partial<Failure>]>([
    [{ kind: 'wrongCode', attemptsLeft: 2 }, 'otp_invalid', { attemptsLeft: 2 }],
    [{ kind: 'wrongCode', attemptsLeft: null }, 'otp_invalid', {}],
    [{ kind: 'expiredCode' }, 'otp_expired', {}],
    [{ kind: 'expiredCode' }, 'otp_not_sent', {}],
    [{ kind: 'blocked', retryAfter: 600_000 }, 'otp_attempts_exceeded', { retryAfter: 600_000 }],
    [{ kind: 'blocked', retryAfter: null }, 'otp_sends_exceeded', {}],
    // A short wait is the pause between two codes, not a lock; a longer one, or one without a length, is a lock.
    [{ kind: 'tooSoon', retryAfter: 1 }, 'rate_limited', { retryAfter: 1 }],
    [
      { kind: 'tooSoon', retryAfter: DEFAULT_RESEND_WAIT_MS },
      'too_many_requests',
      { retryAfter: DEFAULT_RESEND_WAIT_MS },
    ],
    [
      { kind: 'blocked', retryAfter: DEFAULT_RESEND_WAIT_MS + 1 },
      'rate_limited',
      { retryAfter: DEFAULT_RESEND_WAIT_MS + 1 },
    ],
    [{ kind: 'blocked', retryAfter: 0 }, 'rate_limited', { retryAfter: 0 }],
    [{ kind: 'blocked', retryAfter: null }, 'too_many_requests', {}],
  ])('is %j by %s %j', (said, code, over) => {
    expect(codeFailure(failed(code, over))).toEqual(said);
  });

  it('is returned unchanged when it is not about a code', () => {
    const other = failed('profile_incomplete');
    expect(codeFailure(other)).toEqual({ kind: 'other', failure: other });
  });
});

describe('a wait for another attempt', () => {
  it.each([
    [42_000, { kind: 'blocked', retryAfter: 42_000 }],
    [5_000, { kind: 'tooSoon', retryAfter: 5_000 }],
    // The service did not say how long: ten minutes.
    [600_000, { kind: 'blocked', retryAfter: null }],
    [600_000, { kind: 'wrongCode', retryAfter: 1 }],
    [600_000, null],
  ])('is %i ms after %j', (wait, of) => {
    expect(codeRetryWaitMs(of)).toBe(wait);
  });
});

describe('the state of the sent code', () => {
  it('uses the latest time at which another code may be sent', () => {
    expect(withResendWait(sent, { kind: 'tooSoon', retryAfter: 12_000 })).toEqual({
      ...sent,
      resendAfter: 12_000,
    });
    expect(withResendWait(null, { kind: 'tooSoon', retryAfter: 12_000 })).toBeNull();
    for (const said of [{ kind: 'tooSoon' }, { kind: 'blocked', retryAfter: 12_000 }, null])
      expect(withResendWait(sent, said)).toBe(sent);
  });

  it('takes the newest number of attempts left', () => {
    expect(withAttemptsLeft(sent, { kind: 'wrongCode', attemptsLeft: 1 })).toEqual({
      ...sent,
      attemptsLeft: 1,
    });
    expect(withAttemptsLeft(null, { kind: 'wrongCode', attemptsLeft: 1 })).toBeNull();
    for (const said of [{ kind: 'wrongCode', attemptsLeft: null }, { kind: 'other', attemptsLeft: 1 }, null])
      expect(withAttemptsLeft(sent, said)).toBe(sent);
  });

  it.each([
    [true, sent, null],
    [true, sent, { kind: 'wrongCode' }],
    [false, sent, { kind: 'expiredCode' }],
    [false, { attemptsLeft: 0 }, null],
    [false, null, null],
  ])('that it is still good is %s of %j after %j', (isGood, of, said) => {
    expect(isGoodCode(of, said)).toBe(isGood);
  });

  it.each([
    [true, true, sent],
    // Unknown: the service will decide.
    [true, true, null],
    [false, false, sent],
    [false, true, { sendsLeft: 0 }],
  ])('that another may be sent is %s: its wait is over %s, %j', (may, isOpen, of) => {
    expect(mayResend(isOpen, of)).toBe(may);
  });
});
