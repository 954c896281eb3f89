import { eq } from 'drizzle-orm';
import { type Call, fail, type Operation, ok } from '../base/operation';
import { changeMerchant, recordEvent } from '../database/merchant';
import { agreements } from '../database/schema';
import { latestAgreement } from './agreement';
import { type AgreementRow, documentVersionOf } from './agreement-view';
import { confirmedOffer } from './confirmed-offer';
import { logConsent } from './consents/consent-log';
import { createLoan } from './create-loan';
import { sendPapers } from './messages/papers';
import { checkCode, OTP_LIMITS } from './one-time-code';

/** Signs the agreement with the newest code. After five wrong codes, signing is locked for 600 s. */
export const signAgreement: Operation<'signAgreement'> = async (call, { body }) => {
  const row = await latestAgreement(call);
  const offer = await confirmedOffer(call);
  if (row === undefined || offer === undefined || row.id !== body.loan_agreement_id)
    return fail(404, 'agreement_not_found');
  if (row.status === 'SIGNED') return fail(409, 'agreement_already_signed');
  if (body.paper_version !== undefined && body.paper_version !== documentVersionOf(row, offer))
    return fail(409, 'agreement_changed');
  const code = { purpose: 'agreement', subject: row.id } as const;
  const refusal = await checkCode(call, code, body.otp, body.otp_reference);
  // The contract has no `otp_not_sent` for signing: it is answered as an expired code.
  if (refusal?.body.error === 'otp_not_sent')
    return fail(400, 'otp_expired', { attempts_left: OTP_LIMITS.maxAttempts });
  if (refusal !== null) return refusal;
  const loanId = await sign(call, row, offer);
  await logConsent(call, {
    purpose: 'LOAN_AGREEMENT',
    party: offer.nbfc,
    subject: loanId,
    record: body.consent_record,
  });
  return ok({ loan_agreement_id: row.id, loan_id: loanId, status: 'SIGNED' });
};

async function sign(call: Call, row: AgreementRow, offer: Parameters<typeof createLoan>[2]): Promise<string> {
  const { tx, merchant, now } = call;
  await tx.update(agreements).set({ status: 'SIGNED', updatedAt: now }).where(eq(agreements.id, row.id));
  const loanId = await createLoan(call, row, offer);
  await changeMerchant(tx, merchant, { processState: 'DISBURSAL', processSubstate: 'loan-status' });
  await recordEvent(tx, merchant.id, now, 'agreement.signed', {
    loan_agreement_id: row.id,
    loan_id: loanId,
  });
  await sendPapers(call, row.id, offer.nbfc);
  return loanId;
}
