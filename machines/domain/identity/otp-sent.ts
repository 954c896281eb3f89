import * as v from 'valibot';

import { seconds, textOrNull } from '../base/wire';

const count = v.pipe(v.number(), v.integer());

/** A code was sent (assumed payload of every such call); times in milliseconds from now. */
export const otpSent = v.pipe(
  v.object({
    otp_reference: textOrNull,
    sent_to: textOrNull,
    resend_after: seconds,
    expires_in: seconds,
    sends_left: count,
    attempts_left: count,
  }),
  v.transform((wire) => ({
    reference: wire.otp_reference,
    /** Masked by the service. */
    sentTo: wire.sent_to,
    resendAfter: wire.resend_after * 1000,
    expiresIn: wire.expires_in * 1000,
    sendsLeft: wire.sends_left,
    attemptsLeft: wire.attempts_left,
  })),
);

export type OtpSent = v.InferOutput<typeof otpSent>;
