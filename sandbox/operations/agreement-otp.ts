import { fail, type Operation, ok } from '../base/operation';
import { latestAgreement } from './agreement';
import { maskMobile } from './mask';
import { sendCode } from './one-time-code';

/** Sends the code that signs the agreement. */
export const sendAgreementOtp: Operation<'sendAgreementOtp'> = async (call, { body }) => {
  const row = await latestAgreement(call);
  if (row === undefined || row.id !== body.loan_agreement_id) return fail(404, 'agreement_not_found');
  if (row.status === 'SIGNED') return fail(409, 'agreement_already_signed');
  const maskedMobile = maskMobile(call.merchant.mobile);
  const outcome = await sendCode(call, { purpose: 'agreement', subject: row.id }, maskedMobile);
  if ('refusal' in outcome) return outcome.refusal;
  const { sent } = outcome;
  return ok({
    otp_reference: sent.reference,
    phone_number: sent.sentTo,
    resend_after: sent.resendAfter,
    expires_in: sent.expiresIn,
    sends_left: sent.sendsLeft,
    attempts_left: sent.attemptsLeft,
  });
};
