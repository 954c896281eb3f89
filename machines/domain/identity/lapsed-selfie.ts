import type { SelfieStatus } from './selfie';

/** The selfie status; a verified selfie of a lapsed identity check counts as not submitted, with an unknown number of attempts. */
export function withoutLapsedSelfie(selfie: SelfieStatus, hasLapsed: boolean): SelfieStatus {
  if (!hasLapsed || selfie.status !== 'VERIFIED') return selfie;
  return { id: null, status: 'NOT_SUBMITTED', reason: null, attemptsLeft: -1, retryAfter: 0 };
}
