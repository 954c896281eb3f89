import { expect, it } from 'vitest';

import { isSelfieSpent, type SelfieStatus } from '../../../machines/domain/identity/selfie';
import { countingSelfie } from '../../../machines/domain/identity/selfie-anew';

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
  // A service that does not count says it by the reason.
  [true, { attemptsLeft: -1, reason: 'ATTEMPTS_EXCEEDED' }],
  [false, { attemptsLeft: -1 }],
  // The attempts came back since.
  [false, { attemptsLeft: 3, reason: 'ATTEMPTS_EXCEEDED' }],
  [true, { status: 'NOT_SUBMITTED', attemptsLeft: 0, reason: null }],
  // The last attempt is being looked at, or was good.
  [false, { status: 'PENDING', attemptsLeft: 0 }],
  [false, { status: 'VERIFIED', attemptsLeft: 0 }],
])('that no selfie may be taken now is %s of %j', (isSpent, over) => {
  expect(isSelfieSpent(of(over))).toBe(isSpent);
});

it('a selfie of a check that has lapsed is taken anew; one that is looked at, or was refused, is of the new one', () => {
  const anew = countingSelfie(of({ status: 'VERIFIED', attemptsLeft: 0 }), true);
  expect(anew).toEqual({ id: null, status: 'NOT_SUBMITTED', reason: null, attemptsLeft: -1, retryAfter: 0 });
  expect(isSelfieSpent(anew)).toBe(false);
  for (const status of ['PENDING', 'FAILED', 'NOT_SUBMITTED'] as const)
    expect(countingSelfie(of({ status }), true)).toEqual(of({ status }));
  expect(countingSelfie(of({ status: 'VERIFIED' }), false)).toEqual(of({ status: 'VERIFIED' }));
});
