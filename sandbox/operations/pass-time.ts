import { and, desc, eq } from 'drizzle-orm';
import { changeMerchant, noteEvent } from '../books/merchant';
import { newDigits } from '../books/new-id';
import { agreements, instalments, loans, mandates, offers } from '../books/schema';
import { dueDate, endOfDayInIndia } from '../money/due-dates';
import { asFrequency } from '../money/frequency';
import type { Call } from '../wire/operation';
import { LoanStatus } from './create-loan';
import { settleEligibility } from './eligibility/settle-eligibility';
import { settleIdentity } from './identity/settle-identity';
import { pendingWork } from './pending-work';
import { openAccount, settleLoans } from './repayment/settle-loan';
import { settleTrade } from './settle-trade';

type Clocked = Pick<Call, 'books' | 'merchant' | 'flags' | 'now'>;

/** A bank page without an answer expires after a day. Seconds. */
const MANDATE_LIFE = 86_400;
/** A manual transfer takes a day. Seconds. */
const MANUAL_DISBURSAL = 86_400;

/** Applies what lender and bank would have done by now; runs before every operation. */
export async function passTime(clocked: Clocked): Promise<void> {
  const waits = await pendingWork(clocked);
  await settleIdentity(clocked, waits);
  await settleEligibility(clocked, waits);
  await settleApproval(clocked);
  if (waits.mandates) await settleMandate(clocked);
  if (waits.disbursals) await settleDisbursal(clocked);
  // A loan disbursed just now may have passed its first due day.
  if (waits.loanEvents || waits.disbursals) await settleLoans(clocked);
  await settleTrade(clocked, waits);
}

async function settleApproval({ books, merchant, flags, now }: Clocked): Promise<void> {
  if (merchant.approvalStatus !== 'PENDING' || merchant.approvalAskedAt === null) return;
  const at = merchant.approvalAskedAt + flags.approval_seconds;
  if (now < at) return;
  await changeMerchant(books, merchant, { approvalStatus: flags.approval_result });
  await noteEvent(books, merchant.id, at, 'approval.decided', { result: flags.approval_result });
}

async function settleMandate(clocked: Clocked): Promise<void> {
  const { books, merchant, flags, now } = clocked;
  const rows = await books.select().from(mandates).where(eq(mandates.merchantId, merchant.id));
  for (const row of rows) {
    if (
      row.status === 'PENDING' &&
      row.pendingSince !== null &&
      now >= answerTime(row.method, row.pendingSince, flags.mandate_seconds)
    ) {
      await activateMandate(clocked, row.id);
    }
    if (row.status === 'INITIATED' && now >= row.createdAt + MANDATE_LIFE) {
      await books.update(mandates).set({ status: 'EXPIRED' }).where(eq(mandates.id, row.id));
    }
  }
}

/** Time of the bank's answer: by Aadhaar at 10:00 of the next working day in India, otherwise soon. Seconds. */
function answerTime(method: string | null, since: number, soon: number): number {
  if (method !== 'AADHAAR') return since + soon;
  const DAY = 86_400;
  let morning = endOfDayInIndia(since) + 1 + 10 * 3600;
  while ([0, 6].includes(new Date(morning * 1000).getUTCDay())) morning += DAY;
  return morning;
}

/** The bank has approved: the agreement is next. */
export async function activateMandate({ books, merchant, now }: Clocked, mandateId: string): Promise<void> {
  await books
    .update(mandates)
    .set({ status: 'ACTIVE', failureReason: null })
    .where(eq(mandates.id, mandateId));
  if (merchant.processState === 'MANDATE' || merchant.processState === 'AGREEMENT') {
    await changeMerchant(books, merchant, { processState: 'AGREEMENT', processSubstate: 'agreement' });
  }
  await noteEvent(books, merchant.id, now, 'mandate.active', { mandate_id: mandateId });
}

async function settleDisbursal(clocked: Clocked): Promise<void> {
  const { books, merchant, flags, now } = clocked;
  const [loan] = await books
    .select()
    .from(loans)
    .where(and(eq(loans.merchantId, merchant.id), eq(loans.status, LoanStatus.CREATED)))
    .orderBy(desc(loans.createdAt));
  if (loan === undefined || flags.disbursal_result === 'PENDING') return;
  const wait = flags.manual_disbursal
    ? Math.max(MANUAL_DISBURSAL, flags.disbursal_seconds)
    : flags.disbursal_seconds;
  const at = loan.createdAt + wait;
  if (now < at) return;
  if (flags.disbursal_result === 'DISBURSED') return disburse(clocked, loan.id, at);
  const status = flags.disbursal_result === 'REJECTED' ? LoanStatus.REJECTED : LoanStatus.CANCELLED;
  const reason = flags.disbursal_reason ?? REASONS[flags.disbursal_result];
  await books.update(loans).set({ status, reason, endedOn: at, updatedAt: at }).where(eq(loans.id, loan.id));
  await noteEvent(books, merchant.id, at, `loan.${flags.disbursal_result.toLowerCase()}`, {
    loan_id: loan.id,
  });
}

const REASONS = {
  REJECTED: 'shop_not_verified',
  CANCELLED: 'transfer_returned',
} as const;

/** Disburses the loan: due dates count from this time. `at` in seconds. */
async function disburse(clocked: Clocked, loanId: string, at: number): Promise<void> {
  const { books, merchant } = clocked;
  await books
    .update(loans)
    .set({ status: LoanStatus.DISBURSED, disbursedOn: at, updatedAt: at, utr: `SBXN${newDigits(12)}` })
    .where(eq(loans.id, loanId));
  const [taken] = await books
    .select()
    .from(loans)
    .innerJoin(agreements, eq(agreements.id, loans.agreementId))
    .innerJoin(offers, eq(offers.id, agreements.offerId))
    .where(eq(loans.id, loanId));
  const lines = await books.select().from(instalments).where(eq(instalments.loanId, loanId));
  for (const line of lines) {
    const dueAt = dueDate(at, asFrequency(taken?.offers.frequency ?? 0), line.number);
    if (dueAt === line.dueAt) continue;
    await books
      .update(instalments)
      .set({ dueAt })
      .where(and(eq(instalments.loanId, loanId), eq(instalments.number, line.number)));
  }
  await openAccount(clocked, loanId, at);
  await changeMerchant(books, merchant, { processState: 'REPAYMENT', processSubstate: 'home' });
  await noteEvent(books, merchant.id, at, 'loan.disbursed', { loan_id: loanId });
}
