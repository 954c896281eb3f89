import { and, desc, eq, sql } from 'drizzle-orm';
import type { Call, Schemas } from '../base/operation';
import { bankAccounts, files } from '../database/schema';
import { payments, refunds } from '../database/schema-repayment';
import { textOfCode } from '../language/language';
import { serviceTexts } from '../language/service/service-texts';
import { asFrequency } from '../money/frequency';
import { bankDetailsView } from './bank-details-view';
import { LoanStatus } from './create-loan';
import { loanSums, type PaidAmounts } from './loan-sums';
import { termsOf } from './offer-view';
import { autoDebit } from './repayment/auto-debit-status';
import { latestLoan } from './repayment/loan-book/find-loan';
import type { LoanBook } from './repayment/loan-book/loan-book';
import { readBook } from './repayment/loan-book/read-book';
import { fileUrl } from './store-file';

/** The latest loan: its book, and its account in the contract's format; null without a loan. */
export async function loanAccount(
  call: Call,
): Promise<{ book: LoanBook; view: Schemas['LoanAccount'] } | null> {
  const { tx, merchant, flags, now } = call;
  const latest = await latestLoan(call);
  const book = latest && (await readBook(call, latest.id));
  if (book === undefined) return null;
  const { loan, offer } = book;
  const [account] = await tx.select().from(bankAccounts).where(eq(bankAccounts.id, loan.bankDetailsId));
  const sums = loanSums(book, await paidAmounts(call, loan.id), now);
  const isDisbursed = loan.disbursedOn !== null;
  const view: Schemas['LoanAccount'] = {
    loan_id: loan.id,
    merchant_id: merchant.id,
    loan_agreement_id: loan.agreementId,
    bank_details_id: loan.bankDetailsId,
    loan_account_number: loan.accountNumber,
    shop_image_url: await shopImageUrl(call),
    ...sums,
    create_time: loan.createdAt,
    update_time: loan.updatedAt,
    status: statusOf(loan.status),
    ended_on: loan.endedOn ?? 0,
    cashback_eligible: isCashbackEligible(book),
    bank_details: account === undefined ? null : bankDetailsView(account),
    agreement: {
      frequency: asFrequency(offer.frequency),
      approvedNbfc: offer.nbfc,
      cashbackAmount: offer.cashback,
    },
    is_manual_disbursal_enabled: flags.manual_disbursal,
    auto_debit: await autoDebit(call, book),
    disbursed_amount: isDisbursed ? termsOf(offer).transferable : 0,
    disbursed_on: loan.disbursedOn ?? 0,
    utr: loan.utr,
    reason: textOfCode(serviceTexts(call.language).loan, loan.reason),
  };
  return { book, view };
}

/** URL of the newest picture of the shop; null without one. */
async function shopImageUrl({ tx, merchant }: Call): Promise<string | null> {
  const [newest] = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.merchantId, merchant.id), eq(files.kind, 'shop')))
    .orderBy(desc(files.createdAt), desc(sql`rowid`))
    .limit(1);
  return newest === undefined ? null : fileUrl(newest.id);
}

/** Whether the cashback can still be earned: not after a missed instalment (spec 2.4) or an early closing. */
const isCashbackEligible = ({ offer, account, loan }: LoanBook): boolean =>
  offer.cashback > 0 && account.missedAt === null && loan.status <= LoanStatus.COMPLETE;

/** Sum of the successful payments of a loan, minus the refund of its cancellation. Paise. */
async function paidAmounts({ tx }: Call, loanId: string): Promise<PaidAmounts> {
  const { clearedInterest, clearedPrincipal, clearedLateCharges, clearedFees } = payments;
  const [sums] = await tx
    .select({
      total: sql<number>`coalesce(sum(${clearedInterest} + ${clearedPrincipal} + ${clearedLateCharges} + ${clearedFees}), 0)`,
      principal: sql<number>`coalesce(sum(${clearedPrincipal}), 0)`,
    })
    .from(payments)
    .where(and(eq(payments.loanId, loanId), eq(payments.status, 'SUCCESS')));
  // Refund of a cancelled loan, stored under the id of the loan. It pays back interest and late charges, never principal.
  const [refunded] = await tx
    .select({ amount: sql<number>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(and(eq(refunds.loanId, loanId), eq(refunds.paymentId, loanId)));
  return { total: (sums?.total ?? 0) - (refunded?.amount ?? 0), principal: sums?.principal ?? 0 };
}

function statusOf(status: number): NonNullable<Schemas['LoanAccount']['status']> {
  return Object.values(LoanStatus).find((candidate) => candidate === status) ?? 0;
}
