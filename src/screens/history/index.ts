import type { historyMachine } from '../../../machines/history/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { HistoryScreen } from './history';
import { HistoryEmptyScreen } from './history-empty';
import { HistoryUnavailableScreen } from './history-unavailable';
import { NoLoanScreen } from './no-loan';

/** Screens of the history. The list stays on the screen while it is read again or shared. */
export const screens = {
  loadingLoan: HistoryScreen,
  routingLoan: HistoryScreen,
  loadingTransactions: HistoryScreen,
  routingHistory: HistoryScreen,
  history: HistoryScreen,
  openingWhatsApp: HistoryScreen,
  historyEmpty: HistoryEmptyScreen,
  noLoan: NoLoanScreen,
  historyUnavailable: HistoryUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof historyMachine>;
