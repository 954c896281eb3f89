import type { SelfieStatus } from './selfie';

/** The selfie as it counts: one that was verified with a check that has lapsed is taken anew, and how often is not known. */
export function countingSelfie(selfie: SelfieStatus, hasLapsed: boolean): SelfieStatus {
  if (!hasLapsed || selfie.status !== 'VERIFIED') return selfie;
  return { id: null, status: 'NOT_SUBMITTED', reason: null, attemptsLeft: -1, retryAfter: 0 };
}
