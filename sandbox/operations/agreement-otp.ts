import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { noteEvent } from '../books/merchant';
import { newId } from '../books/new-id';
import { agreements, otps } from '../books/schema';
import { fail, type Operation, ok } from '../wire/operation';
import { latestAgreement } from './agreement';
import type { AgreementRow } from './agreement-view';
import { maskMobile } from './mask';

/** Limits of a code; times in seconds. */
export const OTP = { resendAfter: 30, expiresIn: 300, sends: 3, tries: 5, coolOff: 600 } as const;

/** Sends a code of six digits into the inbox: one in 30 s, three in a row, then a cool-off of 600 s. */
export const sendAgreementOtp: Operation<'sendAgreementOtp'> = async (call, { body }) => {
  const { books, merchant, now } = call;
  const row = await latestAgreement(call);
  if (row === undefined || row.id !== body.loan_agreement_id) return fail(404, 'agreement_not_found');
  if (row.status === 'SIGNED') return fail(409, 'agreement_already_signed');
  if (now < row.otpLockedUntil) return fail(429, 'rate_limited', { retry_after: row.otpLockedUntil - now });
  const { sends, failed } = otpCounts(row, now);
  const coolsUntil = row.otpLastSentAt + OTP.coolOff;
  if (sends >= OTP.sends) return fail(429, 'otp_sends_exceeded', { retry_after: coolsUntil - now });
  const nextSend = row.otpLastSentAt + OTP.resendAfter;
  if (sends > 0 && now < nextSend) return fail(429, 'rate_limited', { retry_after: nextSend - now });
  const reference = newId('otp');
  const code = call.flags.fixed_otp ?? String(randomInt(100_000, 1_000_000));
  await books.insert(otps).values({
    reference,
    merchantId: merchant.id,
    agreementId: row.id,
    code,
    sentAt: now,
    expiresAt: now + OTP.expiresIn,
  });
  await books
    .update(agreements)
    .set({ otpSends: sends + 1, otpTriesFailed: failed, otpLastSentAt: now, otpLockedUntil: 0 })
    .where(eq(agreements.id, row.id));
  await noteEvent(books, merchant.id, now, 'otp.sent', { otp_reference: reference });
  return ok({
    otp_reference: reference,
    phone_number: maskMobile(merchant.mobile),
    resend_after: OTP.resendAfter,
    expires_in: OTP.expiresIn,
    sends_left: OTP.sends - sends - 1,
    attempts_left: OTP.tries - failed,
  });
};

/** How many sends and wrong tries count now: a quiet cool-off, or the end of a lock, wipes both. `now` in seconds. */
export function otpCounts(row: AgreementRow, now: number): { sends: number; failed: number } {
  const lockEnded = row.otpLockedUntil > 0 && now >= row.otpLockedUntil;
  if (lockEnded || now >= row.otpLastSentAt + OTP.coolOff) return { sends: 0, failed: 0 };
  return { sends: row.otpSends, failed: row.otpTriesFailed };
}
