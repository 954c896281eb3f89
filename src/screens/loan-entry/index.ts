import type { loanEntryMachine } from '../../../machines/loan-entry/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { AwaitingLenderScreen } from './awaiting-lender-screen';
import { CoolingOffScreen } from './cooling-off-screen';
import { EntryUnavailableScreen } from './entry-unavailable-screen';
import { LoadingEntryScreen } from './loading-entry-screen';
import { LoanStartScreen } from './loan-start-screen';
import { NotEligibleScreen } from './not-eligible-screen';

/** The screen of every state of the main loan start. */
export const screens = {
  loadingEntry: LoadingEntryScreen,
  routingEntry: LoadingEntryScreen,
  loanStart: LoanStartScreen,
  awaitingLender: AwaitingLenderScreen,
  coolingOff: CoolingOffScreen,
  notEligible: NotEligibleScreen,
  entryUnavailable: EntryUnavailableScreen,
  sentOn: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof loanEntryMachine>;
