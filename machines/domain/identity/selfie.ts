import * as v from 'valibot';

import { attemptsLeft, enumValue, textOrNull, waitMs } from '../base/wire';

/** Status of the selfie (assumed); an unknown value is PENDING: under review. */
const selfieStates = ['NOT_SUBMITTED', 'PENDING', 'VERIFIED', 'FAILED'] as const;
export const selfieState = enumValue(selfieStates, 'PENDING');

/** Why a selfie was refused (assumed). */
const selfieReasons = [
  'NO_FACE',
  'MULTIPLE_FACES',
  'TOO_DARK',
  'TOO_BRIGHT',
  'BLURRED',
  'FACE_TOO_FAR',
  'FACE_TOO_CLOSE',
  'EYES_CLOSED',
  'LIVENESS_FAILED',
  'MISMATCH_WITH_ID',
  'TIMEOUT',
  'UPLOAD_FAILED',
  'ATTEMPTS_EXCEEDED',
] as const;
export type SelfieReason = (typeof selfieReasons)[number];

/** Reads a reason from the service or the URL; null for any other text, which is never shown. */
export function selfieReasonOf(text: string | null): SelfieReason | null {
  return selfieReasons.find((reason) => reason === text) ?? null;
}

/** Status of the selfie check (assumed payload). `retryAfter` in milliseconds; 0 when it is unknown or does not apply. */
export const selfieStatusSchema = v.pipe(
  v.object({
    selfie_id: textOrNull,
    status: selfieState,
    failure_reason: textOrNull,
    attempts_left: attemptsLeft,
    retry_after: waitMs,
  }),
  v.transform((wire) => ({
    id: wire.selfie_id,
    status: wire.status,
    reason: selfieReasonOf(wire.failure_reason),
    attemptsLeft: wire.attempts_left,
    retryAfter: wire.retry_after,
  })),
);

export type SelfieStatus = v.InferOutput<typeof selfieStatusSchema>;

/** Whether no further selfie can be taken now: the attempts are used up, and no selfie is verified or under review. */
export function isSelfieExhausted({ status, reason, attemptsLeft }: SelfieStatus): boolean {
  if (status === 'VERIFIED' || status === 'PENDING') return false;
  return attemptsLeft === 0 || (status === 'FAILED' && reason === 'ATTEMPTS_EXCEEDED' && attemptsLeft < 0);
}
