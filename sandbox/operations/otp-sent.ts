import type { Schemas } from '../base/operation';
import type { SentCode } from './one-time-code';

/** The contract's answer about a sent code; the agreement's call has a format of its own. */
export const otpSent = (sent: SentCode): Schemas['OtpSent'] => ({
  otp_reference: sent.reference,
  sent_to: sent.sentTo,
  resend_after: sent.resendAfter,
  expires_in: sent.expiresIn,
  sends_left: sent.sendsLeft,
  attempts_left: sent.attemptsLeft,
});
