import { eq } from 'drizzle-orm';
import { fail, type Operation, ok } from '../../base/operation';
import { recordEvent } from '../../database/merchant';
import { leads } from '../../database/schema-trade';
import { maskMobile } from '../mask';
import { checkCode, sendCode } from '../one-time-code';
import { otpSent } from '../otp-sent';
import { isOwnBusiness, leadCode, leadOfId, leadView } from './lead';

/** Checks the code of a lead. A lead that is verified already is returned unchanged. */
export const verifyLeadOtp: Operation<'verifyLeadOtp'> = async (call, { body }) => {
  if (!isOwnBusiness(call, body.business_id)) return fail(404, 'business_not_found');
  const row = await leadOfId(call, body.lead_id);
  if (row === undefined) return fail(404, 'lead_not_found');
  if (row.status !== 'OTP_SENT') return ok(await leadView(call, row));
  const refusal = await checkCode(call, leadCode(row), body.otp);
  if (refusal !== null) return refusal;
  await call.tx.update(leads).set({ status: 'VERIFIED' }).where(eq(leads.id, row.id));
  await recordEvent(call.tx, call.merchant.id, call.now, 'lead.verified', { lead_id: row.id });
  return ok(await leadView(call, { ...row, status: 'VERIFIED' }));
};

export const resendLeadOtp: Operation<'resendLeadOtp'> = async (call, { body }) => {
  if (!isOwnBusiness(call, body.business_id)) return fail(404, 'business_not_found');
  const row = await leadOfId(call, body.lead_id);
  if (row === undefined) return fail(404, 'lead_not_found');
  const outcome = await sendCode(call, leadCode(row), maskMobile(call.merchant.mobile));
  if ('refusal' in outcome) return outcome.refusal;
  return ok(otpSent(outcome.sent));
};
