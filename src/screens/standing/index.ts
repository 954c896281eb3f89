import type { standingMachine } from '../../../machines/standing/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { AccountNotApprovedScreen } from './account-not-approved';
import { AppBlockedScreen } from './app-blocked';
import { BlockedScreen } from './blocked';
import { LoadingStandingScreen } from './loading-standing';
import { NbfcRejectionScreen } from './nbfc-rejection';
import { NothingInTheWayScreen } from './nothing-in-the-way';
import { StandingUnavailableScreen } from './standing-unavailable';

/** Screens of where a merchant stands when it does not go on. */
export const screens = {
  loadingStanding: LoadingStandingScreen,
  routingStanding: LoadingStandingScreen,
  blocked: BlockedScreen,
  appBlocked: AppBlockedScreen,
  nbfcRejection: NbfcRejectionScreen,
  accountNotApproved: AccountNotApprovedScreen,
  nothingInTheWay: NothingInTheWayScreen,
  standingUnavailable: StandingUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof standingMachine>;
