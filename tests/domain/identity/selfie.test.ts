import { expect, it } from 'vitest';
import { withoutLapsedSelfie } from '../../../machines/domain/identity/lapsed-selfie';
import { isSelfieExhausted, type SelfieStatus } from '../../../machines/domain/identity/selfie';

const of = (over: Partial<SelfieStatus>): SelfieStatus => ({
  id: 'slf_1',
  status: 'FAILED',
  reason: 'TOO_DARK',
  attemptsLeft: 2,
  retryAfter: 0,
  ...over,
});

it.each<[boolean, Partial<SelfieStatus>]>([
  [false, {}],
  [true, { attemptsLeft: 0 }],
  // A service without a counter reports it by the reason.
  [true, { attemptsLeft: -1, reason: 'ATTEMPTS_EXCEEDED' }],
  [false, { attemptsLeft: -1 }],
  // The attempts were reset since.
  [false, { attemptsLeft: 3, reason: 'ATTEMPTS_EXCEEDED' }],
  [true, { status: 'NOT_SUBMITTED', attemptsLeft: 0, reason: null }],
  // The last attempt is under review, or was accepted.
  [false, { status: 'PENDING', attemptsLeft: 0 }],
  [false, { status: 'VERIFIED', attemptsLeft: 0 }],
])('that no selfie may be taken now is %s of %j', (isSpent, over) => {
  expect(isSelfieExhausted(of(over))).toBe(isSpent);
});

it('a selfie of an expired check is taken again; one under review, or refused, belongs to the new check', () => {
  const anew = withoutLapsedSelfie(of({ status: 'VERIFIED', attemptsLeft: 0 }), true);
  expect(anew).toEqual({ id: null, status: 'NOT_SUBMITTED', reason: null, attemptsLeft: -1, retryAfter: 0 });
  expect(isSelfieExhausted(anew)).toBe(false);
  for (const status of ['PENDING', 'FAILED', 'NOT_SUBMITTED'] as const)
    expect(withoutLapsedSelfie(of({ status }), true)).toEqual(of({ status }));
  expect(withoutLapsedSelfie(of({ status: 'VERIFIED' }), false)).toEqual(of({ status: 'VERIFIED' }));
});
