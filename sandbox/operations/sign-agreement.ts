import { desc, eq, sql } from 'drizzle-orm';
import { changeMerchant, noteEvent } from '../books/merchant';
import { agreements, otps } from '../books/schema';
import { type Call, fail, type Operation, ok } from '../wire/operation';
import { latestAgreement } from './agreement';
import { OTP, otpCounts } from './agreement-otp';
import type { AgreementRow } from './agreement-view';
import { confirmedOffer } from './confirmed-offer';
import { createLoan } from './create-loan';

/** Signs with the newest code; five wrong ones lock the agreement for 600 s. */
export const signAgreement: Operation<'signAgreement'> = async (call, { body }) => {
  const row = await latestAgreement(call);
  const offer = await confirmedOffer(call);
  if (row === undefined || offer === undefined || row.id !== body.loan_agreement_id)
    return fail(404, 'agreement_not_found');
  if (row.status === 'SIGNED') return fail(409, 'agreement_already_signed');
  const { now } = call;
  if (now < row.otpLockedUntil)
    return fail(429, 'otp_attempts_exceeded', { attempts_left: 0, retry_after: row.otpLockedUntil - now });
  const [newest] = await call.books
    .select()
    .from(otps)
    .where(eq(otps.agreementId, row.id))
    .orderBy(desc(sql`rowid`))
    .limit(1);
  if (newest === undefined || newest.reference !== body.otp_reference || now >= newest.expiresAt)
    return fail(400, 'otp_expired', { attempts_left: OTP.tries - otpCounts(row, now).failed });
  if (newest.code !== body.otp) return wrongCode(call, row);
  const loanId = await sign(call, row, offer);
  return ok({ loan_agreement_id: row.id, loan_id: loanId, status: 'SIGNED' });
};

async function wrongCode({ books, merchant, now }: Call, row: AgreementRow) {
  const failed = otpCounts(row, now).failed + 1;
  const locked = failed >= OTP.tries;
  await books
    .update(agreements)
    .set({ otpTriesFailed: failed, otpLockedUntil: locked ? now + OTP.coolOff : 0 })
    .where(eq(agreements.id, row.id));
  await noteEvent(books, merchant.id, now, 'otp.wrong', { attempts_left: OTP.tries - failed });
  if (locked) return fail(429, 'otp_attempts_exceeded', { attempts_left: 0, retry_after: OTP.coolOff });
  return fail(400, 'otp_invalid', { attempts_left: OTP.tries - failed });
}

async function sign(call: Call, row: AgreementRow, offer: Parameters<typeof createLoan>[2]): Promise<string> {
  const { books, merchant, now } = call;
  await books.update(agreements).set({ status: 'SIGNED', updatedAt: now }).where(eq(agreements.id, row.id));
  const loanId = await createLoan(call, row, offer);
  await changeMerchant(books, merchant, { processState: 'DISBURSAL', processSubstate: 'loan-status' });
  await noteEvent(books, merchant.id, now, 'agreement.signed', {
    loan_agreement_id: row.id,
    loan_id: loanId,
  });
  return loanId;
}
