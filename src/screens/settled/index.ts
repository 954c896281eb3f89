import type { settledMachine } from '../../../machines/settled/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { LoadingSettledScreen, NoLoanScreen, SettledUnavailableScreen } from './plain';
import { SettledScreen } from './settled';

/** Screens of a loan that has ended. */
export const screens = {
  loadingSettled: LoadingSettledScreen,
  routingSettled: LoadingSettledScreen,
  settled: SettledScreen,
  noLoan: NoLoanScreen,
  settledUnavailable: SettledUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof settledMachine>;
