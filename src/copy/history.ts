import { entryTitles, historyCopy, lateChargeStatuses, statementLines } from '#messages/history';
import { sentCopy } from '#messages/papers';
import { formatMoney } from '../../machines/domain/base/money';
import type { HistoryEntry } from '../../machines/domain/loan/history';
import { formatDate, formatMonth } from './dates';
import { loanName } from './papers';

/** Title of an entry of the history. */
export function entryTitle(entry: HistoryEntry): string {
  if (entry.kind === 'late-charge') return entryTitles.lateCharge;
  if (entry.isForeclosure) return entryTitles.foreclosure;
  return entry.isAutopay ? entryTitles.autopay : entryTitles.payment;
}

/**
 * Status of a late charge. Amounts in paise.
 * @param isOver whether the loan has ended, so that unpaid charges are waived
 */
export function lateChargeStatus(
  { amount, amountPaid }: { readonly amount: number; readonly amountPaid: number },
  isOver: boolean,
): string {
  if (amountPaid >= amount) return lateChargeStatuses.paid;
  if (isOver) return lateChargeStatuses.waived;
  return amountPaid > 0 ? lateChargeStatuses.partlyPaid(formatMoney(amountPaid)) : lateChargeStatuses.unpaid;
}

/** Heading of a month. @param time milliseconds; null for entries without a date */
export function monthName(time: number | null): string {
  return time === null ? historyCopy.withoutDate : formatMonth(time);
}

interface Statement {
  readonly lender: string;
  /** Number of the loan account, of which the last four digits are said; null where it is not known. */
  readonly loanAccount: string | null;
  readonly paid: number;
  /** Null where it is not known. */
  readonly left: number | null;
  readonly lateCharges: number;
  /** Time of the lender's figures, in milliseconds. */
  readonly on: number;
}

/** Text of a shared statement: totals only, no personal data. Amounts in paise. */
export function statementText({ lender, loanAccount, paid, left, lateCharges, on }: Statement): string {
  return [
    sentCopy.loanOn(loanName(lender, loanAccount), formatDate(on)),
    statementLines.paid(formatMoney(paid)),
    ...(left === null ? [] : [statementLines.left(formatMoney(left))]),
    statementLines.lateCharges(formatMoney(lateCharges)),
  ].join('\n');
}
