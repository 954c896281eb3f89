import * as v from 'valibot';

import { enumValue, textOrNull } from '../base/wire';

/** Verification of the phone that a mandate is tied to (assumed payload); an unknown value is PENDING. */
export const phoneVerification = v.pipe(
  v.object({
    status: enumValue(['NOT_STARTED', 'OTP_SENT', 'PENDING', 'VERIFIED', 'FAILED'], 'PENDING'),
    mobile: textOrNull,
    failure_reason: textOrNull,
  }),
  v.transform((wire) => ({
    status: wire.status,
    maskedMobile: wire.mobile,
    /** Such as mobile_not_linked_to_bank. */
    failureReason: wire.failure_reason,
  })),
);

export type PhoneVerification = v.InferOutput<typeof phoneVerification>;
