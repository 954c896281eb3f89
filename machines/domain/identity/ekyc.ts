import * as v from 'valibot';

import { attemptsLeft, enumValue, id, textOrNull } from '../base/wire';

/** One Aadhaar check (assumed payload). The Aadhaar number is entered on the page of `authorizationUrl` only. */
export const ekycSchema = v.pipe(
  v.object({
    ekyc_id: id,
    status: enumValue(['INITIATED', 'PENDING', 'VERIFIED', 'FAILED'], 'PENDING'),
    authorization_url: textOrNull,
    failure_reason: textOrNull,
    attempts_left: attemptsLeft,
  }),
  v.transform((wire) => ({
    id: wire.ekyc_id,
    status: wire.status,
    authorizationUrl: wire.authorization_url,
    failureReason: wire.failure_reason,
    attemptsLeft: wire.attempts_left,
  })),
);

export type Ekyc = v.InferOutput<typeof ekycSchema>;
