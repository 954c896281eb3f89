import type { Schemas } from '../wire/operation';
import type { SentCode } from './one-time-code';

/** Answer about a sent code, in all calls except the agreement's. */
export const otpSent = (sent: SentCode): Schemas['OtpSent'] => ({
  otp_reference: sent.reference,
  sent_to: sent.sentTo,
  resend_after: sent.resendAfter,
  expires_in: sent.expiresIn,
  sends_left: sent.sendsLeft,
  attempts_left: sent.attemptsLeft,
});
