import type { homeMachine } from '../../../machines/home/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { HomeScreen } from './home';
import { HomeUnavailableScreen } from './home-unavailable';
import { NoLoanScreen } from './no-loan';

/** Screens of home. It stays on the screen while it is read again. */
export const screens = {
  loadingHome: HomeScreen,
  routingHome: HomeScreen,
  home: HomeScreen,
  noLoan: NoLoanScreen,
  homeUnavailable: HomeUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof homeMachine>;
