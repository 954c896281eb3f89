import type { HistoryFilter } from '../../../machines/domain/loan/history';
import type { PaymentStatus } from '../../../machines/domain/payment/payment-enums';
import { moneyCopy } from './money';

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

/** Titles of the entries of the history. */
export const entryTitles = {
  lateCharge: moneyCopy.lateCharge,
  foreclosure: 'Closing payment',
  autopay: 'Autopay payment',
  payment: 'Payment',
} as const;

/** Status of a late charge. */
export const lateChargeStatuses = {
  paid: 'Paid',
  waived: 'Let off',
  partlyPaid: (amount: string) => `${amount} paid`,
  unpaid: 'Not paid yet',
} as const;

/** Lines of a shared statement, below the loan and the day. */
export const statementLines = {
  paid: (amount: string) => `Paid: ${amount}`,
  left: (amount: string) => `Left to pay: ${amount}`,
  lateCharges: (amount: string) => `${moneyCopy.lateChargesSoFar}: ${amount}`,
} as const;
