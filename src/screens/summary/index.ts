import { summaryCopy as copy } from '#messages/summary';
import type { summaryMachine } from '../../../machines/summary/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { noticeScreen, unavailableScreen } from '../shared/pages/state-screens';
import { LoanOverScreen } from './loan-over';
import { NotDisbursedScreen } from './not-disbursed';
import { SummaryScreen } from './summary';

/** Screens of the summary of a loan account. */
export const screens = {
  loadingSummary: SummaryScreen,
  routingSummary: SummaryScreen,
  summary: SummaryScreen,
  sharingSchedule: SummaryScreen,
  paymentPending: SummaryScreen,
  loanOver: LoanOverScreen,
  notDisbursed: NotDisbursedScreen,
  noLoan: noticeScreen(copy.title, copy.none, 'leave'),
  summaryUnavailable: unavailableScreen(copy.title, copy.unavailable),
  left: LeavingScreen,
} satisfies Screens<typeof summaryMachine>;
