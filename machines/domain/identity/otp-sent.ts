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

const sentCodeSchema = v.object({ otp_reference: textOrNull, sent_to: textOrNull, ...limits.entries });

function fromWire(wire: v.InferOutput<typeof sentCodeSchema>) {
  return {
    reference: wire.otp_reference,
    /** Phone number or e-mail address, masked by the service. */
    sentTo: wire.sent_to,
    /** Until another code may be sent. */
    resendAfter: wire.resend_after * 1000,
    expiresIn: wire.expires_in * 1000,
    /** How many more codes may be sent. */
    sendsLeft: wire.sends_left,
    /** How often a code may still be entered. */
    attemptsLeft: wire.attempts_left,
  };
}

/** A code that was sent (assumed payload of every operation except the agreement's). Times in milliseconds from now. */
export const otpSentSchema = v.pipe(sentCodeSchema, v.transform(fromWire));

export type OtpSent = v.InferOutput<typeof otpSentSchema>;

/** The code that signs the agreement. On the wire the phone number has another name; the reference is required for signing. */
export const agreementOtpSchema = v.pipe(
  v.object({
    otp_reference: v.pipe(v.string(), v.nonEmpty()),
    phone_number: textOrNull,
    ...limits.entries,
  }),
  v.transform(({ phone_number, ...wire }) => fromWire({ ...wire, sent_to: phone_number })),
);
