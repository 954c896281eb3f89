import { and, desc, eq } from 'drizzle-orm';
import type { Call } from '../base/operation';
import { changeMerchant, recordEvent } from '../database/merchant';
import { newDigits } from '../database/new-id';
import { agreements, instalments, loans, mandates, offers } from '../database/schema';
import { DAY_SECONDS, dueDate, endOfDayInIndia } from '../money/due-dates';
import { asFrequency } from '../money/frequency';
import { applyTradeResults } from './apply-trade-results';
import { applyComplaintAnswers } from './complaints/apply-complaint-answers';
import { LoanStatus } from './create-loan';
import { updateEligibility } from './eligibility/update-eligibility';
import { applyIdentityResults } from './identity/apply-identity-results';
import { pendingWork } from './pending-work';
import { applyLoanEvents, openAccount } from './repayment/apply-loan-events';

type TimedContext = Pick<Call, 'tx' | 'merchant' | 'flags' | 'now'>;

/** A mandate that nobody approves on the page of the bank expires after a day. */
const MANDATE_PAGE_SECONDS = DAY_SECONDS;
/** Minimum duration of a manual disbursal: a day. */
const MANUAL_DISBURSAL_SECONDS = DAY_SECONDS;

/**
 * Applies everything that lender, bank and registries have done until the merchant's virtual time. Runs before every
 * operation.
 */
export async function applyElapsedTime(context: TimedContext): Promise<void> {
  const pending = await pendingWork(context);
  await applyIdentityResults(context, pending);
  await updateEligibility(context, pending);
  await applyApproval(context);
  if (pending.mandates) await applyMandateResults(context);
  if (pending.disbursals) await applyDisbursalResult(context);
  // A loan that was just disbursed may have due days in the past already: the clock may have jumped.
  if (pending.loanEvents || pending.disbursals) await applyLoanEvents(context);
  await applyTradeResults(context, pending);
  if (pending.complaints) await applyComplaintAnswers(context);
}

async function applyApproval({ tx, merchant, flags, now }: TimedContext): Promise<void> {
  if (merchant.approvalStatus !== 'PENDING' || merchant.approvalAskedAt === null) return;
  const timestamp = merchant.approvalAskedAt + flags.approval_seconds;
  if (now < timestamp) return;
  await changeMerchant(tx, merchant, { approvalStatus: flags.approval_result });
  await recordEvent(tx, merchant.id, timestamp, 'approval.decided', { result: flags.approval_result });
}

async function applyMandateResults(context: TimedContext): Promise<void> {
  const { tx, merchant, flags, now } = context;
  const rows = await tx.select().from(mandates).where(eq(mandates.merchantId, merchant.id));
  for (const row of rows) {
    if (row.status === 'PENDING' && row.pendingSince !== null) {
      const timestamp = bankAnswerAt(row.method, row.pendingSince, flags.mandate_seconds);
      if (now >= timestamp) await activateMandate(context, row.id, timestamp);
    }
    if (row.status === 'INITIATED' && now >= row.createdAt + MANDATE_PAGE_SECONDS) {
      await tx.update(mandates).set({ status: 'EXPIRED' }).where(eq(mandates.id, row.id));
    }
  }
}

/**
 * When the bank decides a pending mandate: by Aadhaar at 10:00 on the next working day in India, else after the delay.
 * Seconds.
 */
function bankAnswerAt(method: string | null, pendingSince: number, delaySeconds: number): number {
  if (method !== 'AADHAAR') return pendingSince + delaySeconds;
  let morning = endOfDayInIndia(pendingSince) + 1 + 10 * 3600;
  while ([0, 6].includes(new Date(morning * 1000).getUTCDay())) morning += DAY_SECONDS;
  return morning;
}

/** Makes a mandate ACTIVE; in an application, the agreement is the next step. `timestamp` of the bank's approval, seconds. */
export async function activateMandate(
  { tx, merchant }: Pick<TimedContext, 'tx' | 'merchant'>,
  mandateId: string,
  timestamp: number,
): Promise<void> {
  await tx.update(mandates).set({ status: 'ACTIVE', failureReason: null }).where(eq(mandates.id, mandateId));
  if (merchant.processState === 'MANDATE' || merchant.processState === 'AGREEMENT') {
    await changeMerchant(tx, merchant, { processState: 'AGREEMENT', processSubstate: 'agreement' });
  }
  await recordEvent(tx, merchant.id, timestamp, 'mandate.active', { mandate_id: mandateId });
}

async function applyDisbursalResult(context: TimedContext): Promise<void> {
  const { tx, merchant, flags, now } = context;
  const [loan] = await tx
    .select()
    .from(loans)
    .where(and(eq(loans.merchantId, merchant.id), eq(loans.status, LoanStatus.CREATED)))
    .orderBy(desc(loans.createdAt));
  if (loan === undefined || flags.disbursal_result === 'PENDING') return;
  const delaySeconds = flags.manual_disbursal
    ? Math.max(MANUAL_DISBURSAL_SECONDS, flags.disbursal_seconds)
    : flags.disbursal_seconds;
  const timestamp = loan.createdAt + delaySeconds;
  if (now < timestamp) return;
  if (flags.disbursal_result === 'DISBURSED') return disburse(context, loan.id, timestamp);
  const status = flags.disbursal_result === 'REJECTED' ? LoanStatus.REJECTED : LoanStatus.CANCELLED;
  const reason = flags.disbursal_reason ?? REASONS[flags.disbursal_result];
  await tx
    .update(loans)
    .set({ status, reason, endedOn: timestamp, updatedAt: timestamp })
    .where(eq(loans.id, loan.id));
  await recordEvent(tx, merchant.id, timestamp, `loan.${flags.disbursal_result.toLowerCase()}`, {
    loan_id: loan.id,
  });
}

const REASONS = {
  REJECTED: 'shop_not_verified',
  CANCELLED: 'transfer_returned',
} as const;

/** Disburses the loan. The due dates are counted from `timestamp`, seconds. */
async function disburse(context: TimedContext, loanId: string, timestamp: number): Promise<void> {
  const { tx, merchant } = context;
  await tx
    .update(loans)
    .set({
      status: LoanStatus.DISBURSED,
      disbursedOn: timestamp,
      updatedAt: timestamp,
      utr: `SBXN${newDigits(12)}`,
    })
    .where(eq(loans.id, loanId));
  const [loanWithOffer] = await tx
    .select()
    .from(loans)
    .innerJoin(agreements, eq(agreements.id, loans.agreementId))
    .innerJoin(offers, eq(offers.id, agreements.offerId))
    .where(eq(loans.id, loanId));
  const lines = await tx.select().from(instalments).where(eq(instalments.loanId, loanId));
  for (const line of lines) {
    const dueAt = dueDate(timestamp, asFrequency(loanWithOffer?.offers.frequency ?? 0), line.number);
    if (dueAt === line.dueAt) continue;
    await tx
      .update(instalments)
      .set({ dueAt })
      .where(and(eq(instalments.loanId, loanId), eq(instalments.number, line.number)));
  }
  await openAccount(context, loanId, timestamp);
  await changeMerchant(tx, merchant, { processState: 'REPAYMENT', processSubstate: 'home' });
  await recordEvent(tx, merchant.id, timestamp, 'loan.disbursed', { loan_id: loanId });
}
