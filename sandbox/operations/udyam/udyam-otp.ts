import { eq } from 'drizzle-orm';
import { type Call, fail, type Operation, ok } from '../../base/operation';
import { udyamRegistrations } from '../../database/schema-trade';
import { maskMobile } from '../mask';
import { checkCode, sendCode } from '../one-time-code';
import { otpSent } from '../otp-sent';
import { maskedDetails, type StoredUdyamDetails } from './details';
import {
  findRegistration,
  isSubmittedOrRegistered,
  type OtpType,
  statusOf,
  storedDetails,
  storeVerification,
} from './registration';

/** Sends a code of one type (AADHAAR, MOBILE ...). The codes of each type are counted separately. */
export const getUdyamOtp: Operation<'getUdyamOtp'> = async (call, { body }) => {
  const row = await findRegistration(call);
  if (isSubmittedOrRegistered(row)) return fail(409, 'udyam_already_registered');
  const to = receiver(call, storedDetails(row), body.type);
  if (to === null) return fail(409, 'udyam_details_missing');
  const outcome = await sendCode(call, { purpose: 'udyam', subject: body.type }, to);
  if ('refusal' in outcome) return outcome.refusal;
  await setStatus(call, 'OTP_SENT');
  return ok(otpSent(outcome.sent));
};

export const verifyUdyamOtp: Operation<'verifyUdyamOtp'> = async (call, { body }) => {
  const refusal = await checkCode(call, { purpose: 'udyam', subject: body.type }, body.otp);
  if (refusal !== null) return refusal;
  await storeVerification(call, body.type);
  const row = await findRegistration(call);
  if (row?.status === 'OTP_SENT') await setStatus(call, 'DRAFT');
  return ok({
    type: body.type,
    is_verified: true,
    udyam_status: statusOf(await findRegistration(call)),
  });
};

/**
 * Masked receiver of the code; null while its value is missing. Only the registry knows an Aadhaar's phone: the merchant's
 * stands in.
 */
function receiver({ merchant }: Call, details: StoredUdyamDetails, type: OtpType): string | null {
  const masked = maskedDetails(details);
  if (type === 'AADHAAR') return details.aadhaar_last4 ? maskMobile(merchant.mobile) : null;
  if (type === 'EMAIL') return /^\S+@\S+$/.test(details.email ?? '') ? (masked.email ?? null) : null;
  return /^[6-9]\d{9}$/.test(details.mobile ?? '') ? (masked.mobile ?? null) : null;
}

const setStatus = ({ tx, merchant }: Call, status: 'OTP_SENT' | 'DRAFT') =>
  tx.update(udyamRegistrations).set({ status }).where(eq(udyamRegistrations.merchantId, merchant.id));
