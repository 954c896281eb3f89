import { eq } from 'drizzle-orm';
import type { Call } from '../base/operation';
import { loans } from '../database/schema';
import { DAY_SECONDS, dueDate, endOfDayInIndia } from '../money/due-dates';
import { asFrequency } from '../money/frequency';
import { activateMandate, applyElapsedTime } from '../operations/apply-elapsed-time';
import { getAutopayMandate } from '../operations/autopay-mandate';
import { advanceTo } from '../operations/repayment/apply-loan-events';
import { amountOwedFor } from '../operations/repayment/loan-book/amount-owed';
import { latestLoan } from '../operations/repayment/loan-book/find-loan';
import { isRunning, type LoanBook } from '../operations/repayment/loan-book/loan-book';
import { unpaidAmount } from '../operations/repayment/loan-book/unpaid-amounts';
import { withBook } from '../operations/repayment/loan-book/write-book';
import { openPayment } from '../operations/repayment/open-payment';
import { succeedPayment } from '../operations/repayment/settle-payment';
import type { Persona } from './persona';
import { applyStoryStep } from './story';

/** A merchant who pays on the due day pays at 15:00, this long before the end of the day. */
const PAID_BEFORE_DUE_SECONDS = 9 * 3600;

/** When the persona's loan was signed, so that the next unpaid instalment is due in `dueInDays`. Seconds. */
export function signingTime(
  { stage, paidInstalments = 0, dueInDays = 7, startedDaysAgo, offers }: Persona,
  now: number,
) {
  if (startedDaysAgo !== undefined) return now - startedDaysAgo * DAY_SECONDS;
  if (stage !== 'disbursed') return now;
  const frequency = asFrequency(offers[0]?.frequency ?? 0);
  const dueAt = endOfDayInIndia(now + dueInDays * DAY_SECONDS);
  // Starts to search as long ago as monthly instalments would need.
  const earliestStart =
    now + dueInDays * DAY_SECONDS - (paidInstalments + 1) * 31 * DAY_SECONDS - DAY_SECONDS;
  for (let start = earliestStart; start < now + dueInDays * DAY_SECONDS; start += DAY_SECONDS)
    if (dueDate(start, frequency, paidInstalments + 1) >= dueAt) return start;
  return now;
}

/** Creates a mandate, which the bank approves at once. */
export async function createActiveMandate(call: Call): Promise<void> {
  const nbfc = call.merchant.primaryNbfc ?? '';
  const { body } = await getAutopayMandate(call, {
    path: {},
    query: { type: 'ENACH', nbfc },
    body: undefined,
  });
  if ('mandate_id' in body) await activateMandate(call, body.mandate_id, call.now);
}

/** Replays a loan: its disbursal, the paid instalments on their due days, then the events of the story. Times in seconds. */
export async function replayLoan(
  persona: Persona,
  callAt: (seconds: number) => Call,
  start: number,
  now: number,
): Promise<void> {
  const disbursedAt = start + callAt(start).flags.disbursal_seconds;
  if (disbursedAt > now) return;
  await applyElapsedTime(callAt(disbursedAt));
  const call = callAt(now);
  const loan = await latestLoan(call);
  if (loan === undefined) return;
  await withBook(call, loan.id, (book) => {
    payOnTime(book, persona.paidInstalments ?? 0);
    for (const step of persona.story ?? []) applyStoryStep(book, step, now);
  });
}

/** Sets the status of the merchant's loans to 0 (UNKNOWN). */
export async function setStatusUnknown({ tx, merchant }: Call): Promise<void> {
  await tx.update(loans).set({ status: 0 }).where(eq(loans.merchantId, merchant.id));
}

/** Pays the first `count` instalments on their due days: by the mandate, or without one by single payments. */
function payOnTime(book: LoanBook, count: number): void {
  const { flags } = book;
  // The flag `autopay_result` applies to future debits only.
  book.flags = { ...flags, autopay_result: 'SUCCESS' };
  for (const line of book.lines.slice(0, count)) {
    const paidAt = line.dueAt - PAID_BEFORE_DUE_SECONDS;
    advanceTo(book, paidAt);
    if (!isRunning(book) || unpaidAmount(line) === 0) continue;
    const owed = amountOwedFor(book, { type: 'instalment', amount: undefined }, paidAt);
    if (typeof owed === 'string') continue;
    succeedPayment(book, openPayment(book, { ...owed, mode: 'UPI_INTENT' }, paidAt), paidAt);
  }
  book.flags = flags;
}
