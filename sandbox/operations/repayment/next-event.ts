import { DAY_SECONDS, debitTime } from '../../money/due-dates';
import { nextCharge } from './late-charges';
import { isRunning, type LoanBook, type PaymentRow, type RefundRow } from './loan-book/loan-book';
import { type InstalmentRow, unpaidAmount } from './loan-book/unpaid-amounts';

/** The merchant is reminded of a debit two days before it. */
const REMINDER_BEFORE_DEBIT_SECONDS = 2 * DAY_SECONDS;

/** An automatic event of a loan. `at` in seconds. */
export type LoanEvent =
  | { at: number; kind: 'payment-settles' | 'payment-expires'; payment: PaymentRow }
  | { at: number; kind: 'refund-arrives'; refund: RefundRow }
  | { at: number; kind: 'debit-reminder' | 'autopay' | 'falls-due'; line: InstalmentRow }
  | { at: number; kind: 'late-charge'; line: InstalmentRow; turn: number };

/** The next automatic events of a loan: all those with the earliest time. Empty when none will come. */
export function nextEvents(book: LoanBook): LoanEvent[] {
  let earliestEvents: LoanEvent[] = [];
  let earliest = Number.MAX_SAFE_INTEGER;
  for (const event of comingEvents(book)) {
    if (event.at < earliest) earliestEvents = [];
    if (event.at <= earliest) earliestEvents.push(event);
    earliest = Math.min(earliest, event.at);
  }
  return earliestEvents;
}

/** Time of the next automatic events, seconds; `Number.MAX_SAFE_INTEGER` when none will come. */
export const nextEventAt = (book: LoanBook): number => nextEvents(book)[0]?.at ?? Number.MAX_SAFE_INTEGER;

/** All automatic events to come. Those at the same time are applied in this order. */
function* comingEvents(book: LoanBook): Generator<LoanEvent> {
  for (const payment of book.payments) {
    if (payment.settlesAt !== null) yield { at: payment.settlesAt, kind: 'payment-settles', payment };
    if (payment.status === 'CREATED') yield { at: payment.expiresAt, kind: 'payment-expires', payment };
  }
  for (const refund of book.refunds)
    if (refund.doneAt === null) yield { at: refund.dueAt, kind: 'refund-arrives', refund };
  if (!isRunning(book)) return;
  const { settledAt } = book.account;
  for (const line of book.lines) {
    const autopayAt = debitTime(line.dueAt);
    const reminderAt = autopayAt - REMINDER_BEFORE_DEBIT_SECONDS;
    if (reminderAt > settledAt && unpaidAmount(line) > 0)
      yield { at: reminderAt, kind: 'debit-reminder', line };
    if (autopayAt > settledAt) yield { at: autopayAt, kind: 'autopay', line };
    if (line.dueAt > settledAt) yield { at: line.dueAt, kind: 'falls-due', line };
    const lateCharge = nextCharge(book, line, settledAt);
    if (lateCharge !== null) yield { ...lateCharge, kind: 'late-charge', line };
  }
}
