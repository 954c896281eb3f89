import { and, desc, eq } from 'drizzle-orm';
import { changeMerchant, recordEvent } from '../database/merchant';
import { newDigits } from '../database/new-id';
import { agreements, instalments, loans, mandates, offers } from '../database/schema';
import { dueDate, endOfDayInIndia } from '../money/due-dates';
import { asFrequency } from '../money/frequency';
import type { Call } from '../wire/operation';
import { LoanStatus } from './create-loan';
import { settleEligibility } from './eligibility/settle-eligibility';
import { settleIdentity } from './identity/settle-identity';
import { pendingWork } from './pending-work';
import { openAccount, settleLoans } from './repayment/settle-loan';
import { settleTrade } from './settle-trade';

type Clocked = Pick<Call, 'tx' | 'merchant' | 'flags' | 'now'>;

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

async function settleApproval({ tx, merchant, flags, now }: Clocked): Promise<void> {
  if (merchant.approvalStatus !== 'PENDING' || merchant.approvalAskedAt === null) return;
  const at = merchant.approvalAskedAt + flags.approval_seconds;
  if (now < at) return;
  await changeMerchant(tx, merchant, { approvalStatus: flags.approval_result });
  await recordEvent(tx, merchant.id, at, 'approval.decided', { result: flags.approval_result });
}

async function settleMandate(clocked: Clocked): Promise<void> {
  const { tx, merchant, flags, now } = clocked;
  const rows = await tx.select().from(mandates).where(eq(mandates.merchantId, merchant.id));
  for (const row of rows) {
    if (
      row.status === 'PENDING' &&
      row.pendingSince !== null &&
      now >= answerTime(row.method, row.pendingSince, flags.mandate_seconds)
    ) {
      await activateMandate(clocked, row.id);
    }
    if (row.status === 'INITIATED' && now >= row.createdAt + MANDATE_LIFE) {
      await tx.update(mandates).set({ status: 'EXPIRED' }).where(eq(mandates.id, row.id));
    }
  }
}

/** Time of the bank's answer: by Aadhaar at 10:00 of the next working day in India, otherwise soon. Seconds. */
function answerTime(method: string | null, since: number, soon: number): number {
  if (method !== 'AADHAAR') return since + soon;
  const DAY_SECONDS = 86_400;
  let morning = endOfDayInIndia(since) + 1 + 10 * 3600;
  while ([0, 6].includes(new Date(morning * 1000).getUTCDay())) morning += DAY_SECONDS;
  return morning;
}

/** The bank has approved: the agreement is next. */
export async function activateMandate({ tx, merchant, now }: Clocked, mandateId: string): Promise<void> {
  await tx.update(mandates).set({ status: 'ACTIVE', failureReason: null }).where(eq(mandates.id, mandateId));
  if (merchant.processState === 'MANDATE' || merchant.processState === 'AGREEMENT') {
    await changeMerchant(tx, merchant, { processState: 'AGREEMENT', processSubstate: 'agreement' });
  }
  await recordEvent(tx, merchant.id, now, 'mandate.active', { mandate_id: mandateId });
}

async function settleDisbursal(clocked: Clocked): Promise<void> {
  const { tx, merchant, flags, now } = clocked;
  const [loan] = await tx
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
  await tx.update(loans).set({ status, reason, endedOn: at, updatedAt: at }).where(eq(loans.id, loan.id));
  await recordEvent(tx, merchant.id, at, `loan.${flags.disbursal_result.toLowerCase()}`, {
    loan_id: loan.id,
  });
}

const REASONS = {
  REJECTED: 'shop_not_verified',
  CANCELLED: 'transfer_returned',
} as const;

/** Disburses the loan: due dates count from this time. `at` in seconds. */
async function disburse(clocked: Clocked, loanId: string, at: number): Promise<void> {
  const { tx, merchant } = clocked;
  await tx
    .update(loans)
    .set({ status: LoanStatus.DISBURSED, disbursedOn: at, updatedAt: at, utr: `SBXN${newDigits(12)}` })
    .where(eq(loans.id, loanId));
  const [taken] = await tx
    .select()
    .from(loans)
    .innerJoin(agreements, eq(agreements.id, loans.agreementId))
    .innerJoin(offers, eq(offers.id, agreements.offerId))
    .where(eq(loans.id, loanId));
  const lines = await tx.select().from(instalments).where(eq(instalments.loanId, loanId));
  for (const line of lines) {
    const dueAt = dueDate(at, asFrequency(taken?.offers.frequency ?? 0), line.number);
    if (dueAt === line.dueAt) continue;
    await tx
      .update(instalments)
      .set({ dueAt })
      .where(and(eq(instalments.loanId, loanId), eq(instalments.number, line.number)));
  }
  await openAccount(clocked, loanId, at);
  await changeMerchant(tx, merchant, { processState: 'REPAYMENT', processSubstate: 'home' });
  await recordEvent(tx, merchant.id, at, 'loan.disbursed', { loan_id: loanId });
}
