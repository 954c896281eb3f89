import { allocationOrder } from '#messages/allocation-order';
import { moneyCopy, withLateCharge } from '#messages/money';
import { formatMoney } from '../../machines/domain/base/money';
import type { Instalment, InstalmentStatus } from '../../machines/domain/loan/instalment';
import { formatDate, formatMonth } from './dates';
import { loanName } from './papers';

/** Texts of the journey summary: the loan account and its schedule. */
export const summaryCopy = {
  title: 'My loan',
  loading: 'Getting your instalments',
  refresh: 'Refresh',
  left: 'Left to pay',
  closed: 'You paid in all',
  paid: (amount: string) => `${amount} paid`,
  ofTotal: (amount: string) => `of ${amount}`,
  paidOfTotal: (paid: string, total: string) => `${paid} of ${total} paid`,
  instalmentsPaid: (paid: number, total: number) => `${paid} of ${total} instalments paid`,
  account: 'Account',
  dueNow: 'Due now',
  dueNowHint: 'Instalments until today and late charges',
  nothingDue: 'Nothing is due today',
  leftInstalments: 'Instalments left',
  leftLateCharges: 'Late charges left',
  lateAdded: moneyCopy.lateChargesSoFar,
  latePaid: 'Late charges paid',
  lastDay: 'Last instalment',
  endedOn: 'Closed on',
  loanAccount: 'Loan account',
  lender: 'Lender',
  schedule: 'All instalments',
  tapForMore: 'Tap one to see interest and late charges.',
  next: 'Next',
  pay: 'Make a payment',
  seePayment: 'See your payment',
  pending: 'Your bank is confirming a payment. Please do not pay again.',
  pendingTitle: (amount: string) => `${amount} is on its way`,
  loanClosed: 'This loan is closed. Nothing is left to pay.',
  papers: 'See the closing papers',
  send: 'Send on WhatsApp',
  notSent: 'WhatsApp did not open. You can send it by e-mail.',
  more: 'More about this loan',
  history: 'History',
  historyDetail: 'Payments and late charges',
  details: 'Loan details',
  detailsDetail: 'Terms, papers and documents',
  withoutDate: 'Without a date',
  instalment: {
    title: (number: number) => `Instalment ${number}`,
    due: 'Due on',
    status: 'Status',
    amount: 'Amount',
    principal: 'Loan part',
    principalHint: 'Principal',
    interest: 'Interest',
    paid: 'Paid',
    paidOn: 'Paid on',
    left: 'Left',
    lateCharge: moneyCopy.lateCharge,
    lateChargePaid: 'Late charge paid',
    order: allocationOrder,
  },
  notDisbursed: {
    heading: 'No instalments yet',
    lead: 'Your instalments stand here when the lender has sent the money.',
    action: 'Where is my money?',
  },
  refused: {
    heading: 'The lender did not give this loan',
    lead: 'No money was sent, so there are no instalments. You owe nothing.',
    action: 'See what happened',
  },
  calledOff: {
    heading: 'This loan was cancelled',
    lead: 'It ended before the money was sent, so there are no instalments. You owe nothing.',
    action: 'See what happened',
  },
  none: {
    heading: 'You have no loan now',
    lead: 'When you take a loan, all instalments stand here.',
    action: 'See offers',
  },
  unavailable: 'We could not open your instalments',
} as const;

/** Labels of an instalment's status, as the merchant reads them. */
export const instalmentStatusLabels: Readonly<Record<InstalmentStatus, string>> = {
  PAID: 'Paid',
  PARTLY_PAID: 'Partly paid',
  LATE: 'Late',
  DUE: 'Due today',
  UPCOMING: 'To come',
};

/** Heading of a group of instalments: a month, or a year. @param time milliseconds; null for instalments without a date */
export function groupTitle(time: number | null, isYear: boolean): string {
  if (time === null) return summaryCopy.withoutDate;
  const month = formatMonth(time);
  return isYear ? month.slice(-4) : month;
}

/** Summary of a group: "4 instalments, all paid", "5 instalments, 2 late". Takes numbers of instalments. */
export function groupLine({ paid, late, total }: { paid: number; late: number; total: number }): string {
  const count = `${total} ${total === 1 ? 'instalment' : 'instalments'}`;
  if (late > 0) return `${count}, ${late} late`;
  if (paid === total) return `${count}, ${total === 1 ? 'paid' : 'all paid'}`;
  return paid > 0 ? `${count}, ${paid} paid` : count;
}

/** Due date and late charge of an instalment. @param dueDate milliseconds. @param lateCharge paise */
export function instalmentLine(dueDate: number | null, lateCharge: number): string {
  const day = dueDate === null ? summaryCopy.withoutDate : formatDate(dueDate);
  return lateCharge > 0 ? `${day} · ${withLateCharge(formatMoney(lateCharge))}` : day;
}

/** More instalments than this are summed up in a line: WhatsApp's link has a limited length, and a daily loan has hundreds. */
const MAX_SENT_INSTALMENTS = 12;

interface SentSchedule {
  readonly lender: string;
  /** Number of the loan account, of which the last four digits are said; null where it is not known. */
  readonly loanAccount: string | null;
  /** Time of the lender's figures, in milliseconds. */
  readonly on: number;
  /** Paise. */
  readonly left: number;
  readonly instalments: readonly Instalment[];
}

/** Text of the instalments that are not paid yet, to be sent on. Must not contain personal data. */
export function scheduleText({ lender, loanAccount, on, left, instalments }: SentSchedule): string {
  const unpaid = instalments.filter(({ status }) => status !== 'PAID');
  const lines = unpaid.slice(0, MAX_SENT_INSTALMENTS).map(({ number, dueDate, amount, amountPaid }) => {
    const day = dueDate === null ? summaryCopy.withoutDate : formatDate(dueDate);
    return `${number}. ${day}: ${formatMoney(amount - amountPaid)}`;
  });
  const further = unpaid.length - lines.length;
  return [
    `${loanName(lender, loanAccount)} on ${formatDate(on)}`,
    `Left to pay: ${formatMoney(left)}`,
    ...(lines.length === 0 ? [] : ['Instalments to pay:', ...lines]),
    ...(further === 0 ? [] : [`And ${further} more.`]),
  ].join('\n');
}
