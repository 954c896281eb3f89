import { historyCopy as copy } from '#messages/history';
import type { historyMachine } from '../../../machines/history/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { noticeScreen, unavailableScreen } from '../shared/pages/state-screens';
import { HistoryScreen } from './history';
import { HistoryEmptyScreen } from './history-empty';

/** The screen of every state of the history. The list stays on the screen while it is loaded again or shared. */
export const screens = {
  loadingLoan: HistoryScreen,
  routingLoan: HistoryScreen,
  loadingTransactions: HistoryScreen,
  routingHistory: HistoryScreen,
  history: HistoryScreen,
  sharingStatement: HistoryScreen,
  historyEmpty: HistoryEmptyScreen,
  noLoan: noticeScreen(copy.title, copy.none, 'leave'),
  historyUnavailable: unavailableScreen(copy.title, copy.unavailable),
  left: LeavingScreen,
} satisfies Screens<typeof historyMachine>;
