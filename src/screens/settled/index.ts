import { settledCopy as copy } from '#messages/settled';
import type { settledMachine } from '../../../machines/settled/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, noticeScreen, unavailableScreen } from '../shared/pages/state-screens';
import { SettledScreen } from './settled';

const loading = loadingScreen(copy.title, copy.loading);

/** Screens of a closed loan. */
export const screens = {
  loadingSettled: loading,
  routingSettled: loading,
  settled: SettledScreen,
  noLoan: noticeScreen(copy.title, copy.none, 'leave'),
  settledUnavailable: unavailableScreen(copy.title, copy.unavailable),
  left: LeavingScreen,
} satisfies Screens<typeof settledMachine>;
