import { moneyCopy } from '#messages/money';
import { formatMoney } from '../../machines/domain/base/money';
import type { HistoryEntry, HistoryFilter } from '../../machines/domain/loan/history';
import type { PaymentStatus } from '../../machines/domain/payment/payment-enums';
import { formatDate, formatMonth } from './dates';
import { loanName } from './papers';

/** Texts of the history of payments and late charges. */
export const historyCopy = {
  title: 'History',
  loading: 'Getting your payments',
  refresh: 'Refresh',
  paidInAll: 'You paid in all',
  lender: (name: string) => `Lender: ${name}`,
  lateCharges: moneyCopy.lateCharges,
  lateChargesHint: 'All that were added',
  lateChargesPaid: 'Paid of them',
  statement: 'Statement',
  statementHint: 'Your lender’s paper with every payment',
  open: 'Open',
  share: 'Share',
  print: 'Print',
  /** Before the address of the page, in a message without the statement itself. */
  statementInApp: 'The statement opens only in my loan app:',
  filter: 'Show',
  list: 'Payments and late charges, newest first',
  nothingHere: 'Nothing of this kind so far.',
  withoutDate: 'Without a date',
  reference: (text: string) => `Ref ${text}`,
  ofInstalment: (number: number) => `For instalment ${number}`,
  empty: {
    heading: 'Nothing here yet',
    lead: 'When you pay an instalment, you see it here at once.',
    action: 'Go to home',
  },
  none: {
    heading: 'You have no loan now',
    lead: 'When you take a loan, every payment stands here.',
    action: 'See offers',
  },
  unavailable: 'We could not open your history',
} as const;

/** Column headings of the printed history. */
export const historyPrintCopy = {
  when: 'Date',
  what: 'What',
  status: 'How it stands',
  amount: 'Amount',
} as const;

export const filterNames: Readonly<Record<HistoryFilter, string>> = {
  all: 'All',
  payments: 'Payments',
  autopay: 'Autopay',
  'late-charges': moneyCopy.lateCharges,
  foreclosure: 'Closed early',
};

/** Labels of a payment's status, as the merchant reads them. */
export const paymentStatusLabels: Readonly<Record<PaymentStatus, string>> = {
  CREATED: 'Not paid yet',
  PENDING: 'Bank is confirming',
  SUCCESS: 'Paid',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Not paid in time',
  REFUND_INITIATED: 'Money is coming back',
  REFUNDED: 'Money came back',
};

/** Title of an entry of the history. */
export function entryTitle(entry: HistoryEntry): string {
  if (entry.kind === 'late-charge') return moneyCopy.lateCharge;
  if (entry.isForeclosure) return 'Closing payment';
  return entry.isAutopay ? 'Autopay payment' : 'Payment';
}

/**
 * Status of a late charge. Amounts in paise.
 * @param isOver whether the loan has ended, so that unpaid charges are waived
 */
export function lateChargeStatus(
  { amount, amountPaid }: { readonly amount: number; readonly amountPaid: number },
  isOver: boolean,
): string {
  if (amountPaid >= amount) return 'Paid';
  if (isOver) return 'Let off';
  return amountPaid > 0 ? `${formatMoney(amountPaid)} paid` : 'Not paid yet';
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
  readonly left: number;
  readonly lateCharges: number;
  /** Time of the lender's figures, in milliseconds. */
  readonly on: number;
}

/** Text of a shared statement: totals only, no personal data. Amounts in paise. */
export function statementText({ lender, loanAccount, paid, left, lateCharges, on }: Statement): string {
  return [
    `${loanName(lender, loanAccount)} on ${formatDate(on)}`,
    `Paid: ${formatMoney(paid)}`,
    `Left to pay: ${formatMoney(left)}`,
    `${moneyCopy.lateChargesSoFar}: ${formatMoney(lateCharges)}`,
  ].join('\n');
}
