import * as v from 'valibot';

import { attemptsLeft, textOrNull, word } from './wire';

/** Where the selfie stands (assumed); a word we do not know is PENDING: somebody looks at it. */
const selfieStates = ['NOT_SUBMITTED', 'PENDING', 'VERIFIED', 'FAILED'] as const;
export const selfieState = word(selfieStates, 'PENDING');

/** Why a selfie was refused (domain decision). */
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

/** The reason in a text of the service or of the URL; null for any other, whose words are never printed. */
export function selfieReasonOf(text: string | null): SelfieReason | null {
  return selfieReasons.find((known) => known === text) ?? null;
}

/** The selfie's check (assumed payload). */
export const selfieStatus = v.pipe(
  v.object({
    selfie_id: textOrNull,
    status: selfieState,
    failure_reason: textOrNull,
    attempts_left: attemptsLeft,
  }),
  v.transform((wire) => ({
    id: wire.selfie_id,
    status: wire.status,
    reason: selfieReasonOf(wire.failure_reason),
    attemptsLeft: wire.attempts_left,
  })),
);

export type SelfieStatus = v.InferOutput<typeof selfieStatus>;
