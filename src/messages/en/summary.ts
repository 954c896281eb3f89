import type { InstalmentStatus } from '../../../machines/domain/loan/instalment';
import { allocationOrder } from './allocation-order';
import { plural } from './locale';
import { moneyCopy } from './money';

/** Texts of the journey summary: the loan account and its schedule. */
export const summaryCopy = {
  title: 'My loan',
  loading: 'Getting your instalments',
  refresh: 'Refresh',
  left: moneyCopy.leftToPay,
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
    /** @param day due date, or `withoutDate` */
    dayAndLateCharge: (day: string, amount: string) => `${day} · late charge ${amount}`,
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

/** Summary of a group of instalments; the numbers are of instalments. */
export const groupLines = {
  noneLateOrPaid: (total: number) =>
    plural(total, { one: `${total} instalment`, other: `${total} instalments` }),
  late: (total: number, late: number) =>
    plural(total, { one: `${total} instalment, ${late} late`, other: `${total} instalments, ${late} late` }),
  paid: (total: number, paid: number) =>
    plural(total, { one: `${total} instalment, ${paid} paid`, other: `${total} instalments, ${paid} paid` }),
  allPaid: (total: number) =>
    plural(total, { one: `${total} instalment, paid`, other: `${total} instalments, all paid` }),
} as const;

/** Lines of the text of a schedule that is sent on; its first line names the loan and the day. */
export const scheduleLines = {
  left: (amount: string) => `Left to pay: ${amount}`,
  heading: 'Instalments to pay:',
  instalment: (number: number, day: string, amount: string) => `${number}. ${day}: ${amount}`,
  further: (count: number) => `And ${count} more.`,
} as const;
