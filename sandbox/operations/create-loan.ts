import type { Call } from '../base/operation';
import { newDigits, newId } from '../database/new-id';
import { instalments, loans } from '../database/schema';
import { dueDate } from '../money/due-dates';
import { asFrequency } from '../money/frequency';
import type { AgreementRow } from './agreement-view';
import { type OfferRow, termsOf } from './offer-view';

/** The contract's numbers for a loan's status. */
export const LoanStatus = {
  CREATED: 1,
  DISBURSED: 2,
  COMPLETE: 3,
  REJECTED: 4,
  CANCELLED: 5,
  FORECLOSED: 6,
} as const;

/** Stores the loan and all its instalments. Returns the id of the loan. */
export async function createLoan(
  { tx, merchant, now }: Pick<Call, 'tx' | 'merchant' | 'now'>,
  agreement: AgreementRow,
  offer: OfferRow,
): Promise<string> {
  const id = newId('lon');
  await tx.insert(loans).values({
    id,
    merchantId: merchant.id,
    agreementId: agreement.id,
    bankDetailsId: agreement.bankDetailsId,
    accountNumber: `MTL${newDigits(9)}`,
    status: LoanStatus.CREATED,
    createdAt: now,
    updatedAt: now,
    disbursedOn: null,
    utr: null,
    endedOn: null,
    reason: null,
  });
  const frequency = asFrequency(offer.frequency);
  const lines = termsOf(offer).plan.map((line) => ({
    loanId: id,
    number: line.number,
    dueAt: dueDate(now, frequency, line.number),
    principal: line.principal,
    interest: line.interest,
    amount: line.amount,
    balance: line.balance,
    paid: 0,
  }));
  await tx.insert(instalments).values(lines);
  return id;
}
