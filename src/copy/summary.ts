import { sentCopy } from '#messages/papers';
import { groupLines, scheduleLines, summaryCopy } from '#messages/summary';
import { timeInIndia } from '../../machines/domain/base/dates';
import { formatMoney } from '../../machines/domain/base/money';
import type { Instalment } from '../../machines/domain/loan/instalment';
import { formatDate, formatMonth } from './dates';
import { loanName } from './papers';

/** Heading of a group of instalments: a month, or a year. @param time milliseconds; null for instalments without a date */
export function groupTitle(time: number | null, isYear: boolean): string {
  if (time === null) return summaryCopy.withoutDate;
  return isYear ? String(timeInIndia(time).year) : formatMonth(time);
}

/** Summary of a group: "4 instalments, all paid", "5 instalments, 2 late". Takes numbers of instalments. */
export function groupLine({ paid, late, total }: { paid: number; late: number; total: number }): string {
  if (late > 0) return groupLines.late(total, late);
  if (paid === total) return groupLines.allPaid(total);
  return paid > 0 ? groupLines.paid(total, paid) : groupLines.noneLateOrPaid(total);
}

/** Due date and late charge of an instalment. @param dueDate milliseconds. @param lateCharge paise */
export function instalmentLine(dueDate: number | null, lateCharge: number): string {
  const day = dueDate === null ? summaryCopy.withoutDate : formatDate(dueDate);
  return lateCharge > 0 ? summaryCopy.instalment.dayAndLateCharge(day, formatMoney(lateCharge)) : day;
}

/** More instalments than this are summed up in a line: WhatsApp's link has a limited length, and a daily loan has hundreds. */
const MAX_SENT_INSTALMENTS = 12;

interface SentSchedule {
  readonly lender: string;
  /** Number of the loan account, of which the last four digits are said; null where it is not known. */
  readonly loanAccount: string | null;
  /** Time of the lender's figures, in milliseconds. */
  readonly on: number;
  /** Paise; null where it is not known. */
  readonly left: number | null;
  readonly instalments: readonly Instalment[];
}

/** Text of the instalments that are not paid yet, to be sent on. Must not contain personal data. */
export function scheduleText({ lender, loanAccount, on, left, instalments }: SentSchedule): string {
  const unpaid = instalments.filter(({ status }) => status !== 'PAID');
  const lines = unpaid.slice(0, MAX_SENT_INSTALMENTS).map(({ number, dueDate, amount, amountPaid }) => {
    const day = dueDate === null ? summaryCopy.withoutDate : formatDate(dueDate);
    return scheduleLines.instalment(number, day, formatMoney(amount - amountPaid));
  });
  const further = unpaid.length - lines.length;
  return [
    sentCopy.loanOn(loanName(lender, loanAccount), formatDate(on)),
    ...(left === null ? [] : [scheduleLines.left(formatMoney(left))]),
    ...(lines.length === 0 ? [] : [scheduleLines.heading, ...lines]),
    ...(further === 0 ? [] : [scheduleLines.further(further)]),
  ].join('\n');
}
