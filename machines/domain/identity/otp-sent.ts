import * as v from 'valibot';

import { seconds, textOrNull } from '../base/wire';

const count = v.pipe(v.number(), v.integer());

/** Waits and counts of a sent code, the same in every operation that sends one. */
const limits = v.object({
  resend_after: seconds,
  expires_in: seconds,
  sends_left: count,
  attempts_left: count,
});

const sentCode = v.object({ otp_reference: textOrNull, sent_to: textOrNull, ...limits.entries });

function read(wire: v.InferOutput<typeof sentCode>) {
  return {
    reference: wire.otp_reference,
    /** Masked by the service. */
    sentTo: wire.sent_to,
    resendAfter: wire.resend_after * 1000,
    expiresIn: wire.expires_in * 1000,
    sendsLeft: wire.sends_left,
    attemptsLeft: wire.attempts_left,
  };
}

/** A code was sent (assumed payload of every such call but the agreement's); times in milliseconds from now. */
export const otpSent = v.pipe(sentCode, v.transform(read));

export type OtpSent = v.InferOutput<typeof otpSent>;

/** The code that signs the agreement was sent: the number has another name, and a signature needs the reference. */
export const agreementOtp = v.pipe(
  v.object({
    otp_reference: v.pipe(v.string(), v.nonEmpty()),
    phone_number: textOrNull,
    ...limits.entries,
  }),
  v.transform(({ phone_number, ...wire }) => read({ ...wire, sent_to: phone_number })),
);
