import { loanEntryCopy as copy } from '#messages/loan-entry';
import type { loanEntryMachine } from '../../../machines/loan-entry/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen } from '../shared/pages/state-screens';
import { AwaitingLenderScreen } from './awaiting-lender-screen';
import { EntryUnavailableScreen } from './entry-unavailable-screen';
import { LoanStartScreen } from './loan-start-screen';
import { NotEligibleScreen } from './not-eligible-screen';
import { TooManyTriesScreen } from './too-many-tries-screen';

const loading = loadingScreen(copy.title, copy.awaiting);

/** The screen of every state of the loan start. */
export const screens = {
  loadingEntry: loading,
  routingEntry: loading,
  loanStart: LoanStartScreen,
  awaitingLender: AwaitingLenderScreen,
  tooManyTries: TooManyTriesScreen,
  notEligible: NotEligibleScreen,
  entryUnavailable: EntryUnavailableScreen,
  sentOn: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof loanEntryMachine>;
