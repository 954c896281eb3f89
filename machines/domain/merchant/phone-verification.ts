import * as v from 'valibot';

import { enumValue, textOrNull } from '../base/wire';

/** Verification of the phone number of a mandate (assumed payload); an unknown status is PENDING. */
export const phoneVerificationSchema = v.pipe(
  v.object({
    status: enumValue(['NOT_STARTED', 'OTP_SENT', 'PENDING', 'VERIFIED', 'FAILED'], 'PENDING'),
    mobile: textOrNull,
    failure_reason: textOrNull,
  }),
  v.transform((wire) => ({
    status: wire.status,
    maskedMobile: wire.mobile,
    /** Code of the reason, such as `mobile_not_linked_to_bank`. */
    failureReason: wire.failure_reason,
  })),
);

export type PhoneVerification = v.InferOutput<typeof phoneVerificationSchema>;
