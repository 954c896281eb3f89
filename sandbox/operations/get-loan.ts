import { and, asc, desc, eq } from 'drizzle-orm';
import { agreements, bankAccounts, instalments, loans, mandates, offers } from '../books/schema';
import { asFrequency } from '../money/frequency';
import { type Operation, ok, type Schemas } from '../wire/operation';
import { bankDetailsView } from './bank-details-view';
import { LoanStatus } from './create-loan';
import { loanSums } from './loan-sums';
import { penaltyOf, termsOf } from './offer-view';

/** The latest loan; its numbers come from the repayment plan once the money was sent. */
export const getLoan: Operation<'getLoan'> = async ({ books, merchant, flags, now }) => {
  const [found] = await books
    .select()
    .from(loans)
    .innerJoin(agreements, eq(agreements.id, loans.agreementId))
    .innerJoin(offers, eq(offers.id, agreements.offerId))
    .innerJoin(bankAccounts, eq(bankAccounts.id, loans.bankDetailsId))
    .where(eq(loans.merchantId, merchant.id))
    .orderBy(desc(loans.createdAt))
    .limit(1);
  if (found === undefined) return ok({ loan: null });
  const { loans: loan, offers: offer, bank_accounts: account } = found;
  const lines = await books
    .select()
    .from(instalments)
    .where(eq(instalments.loanId, loan.id))
    .orderBy(asc(instalments.number));
  const active = await books
    .select()
    .from(mandates)
    .where(and(eq(mandates.merchantId, merchant.id), eq(mandates.status, 'ACTIVE')));
  const disbursed = loan.disbursedOn !== null;
  const sums = loanSums(disbursed ? lines : [], penaltyOf(offer.nbfc), now);
  const view: Schemas['LoanAccount'] = {
    loan_id: loan.id,
    merchant_id: merchant.id,
    loan_agreement_id: loan.agreementId,
    bank_details_id: loan.bankDetailsId,
    loan_account_number: loan.accountNumber,
    shop_image_url: null,
    ...sums,
    total_installment: lines.length,
    create_time: loan.createdAt,
    update_time: loan.updatedAt,
    status: statusOf(loan.status),
    ended_on: loan.endedOn ?? 0,
    cashback_eligible: offer.cashback > 0,
    bank_details: bankDetailsView(account),
    agreement: {
      frequency: asFrequency(offer.frequency),
      approvedNbfc: offer.nbfc,
      cashbackAmount: offer.cashback,
    },
    is_manual_disbursal_enabled: flags.manual_disbursal,
    auto_debit: {
      is_enabled: active.length > 0,
      is_consented: active.length > 0,
      is_current_due_paid: sums.total_due === 0,
      message: null,
    },
    disbursed_amount: disbursed ? termsOf(offer).transferable : 0,
    disbursed_on: loan.disbursedOn ?? 0,
    utr: loan.utr,
    reason: loan.reason,
  };
  return ok({ loan: view });
};

function statusOf(status: number): NonNullable<Schemas['LoanAccount']['status']> {
  return Object.values(LoanStatus).find((known) => known === status) ?? 0;
}
