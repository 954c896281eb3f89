import type { SelfieStatus } from './selfie';

/** The selfie without a lapsed verification: it must be taken again, and the number of attempts left is unknown. */
export function withoutLapsedSelfie(selfie: SelfieStatus, hasLapsed: boolean): SelfieStatus {
  if (!hasLapsed || selfie.status !== 'VERIFIED') return selfie;
  return { id: null, status: 'NOT_SUBMITTED', reason: null, attemptsLeft: -1, retryAfter: 0 };
}
