import type { standingMachine } from '../../../machines/standing/machine';
import { standingCopy as copy } from '../../copy/standing';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, noticeScreen, unavailableScreen } from '../shared/pages/state-screens';
import { AccountNotApprovedScreen } from './account-not-approved';
import { AppBlockedScreen } from './app-blocked';
import { BlockedScreen } from './blocked';
import { NbfcRejectionScreen } from './nbfc-rejection';

const loading = loadingScreen(copy.title, copy.loading);

/** Screens of where a merchant stands when it does not go on. */
export const screens = {
  loadingStanding: loading,
  routingStanding: loading,
  blocked: BlockedScreen,
  appBlocked: AppBlockedScreen,
  nbfcRejection: NbfcRejectionScreen,
  accountNotApproved: AccountNotApprovedScreen,
  nothingInTheWay: noticeScreen(copy.title, copy.nothing, 'leave', 'success'),
  standingUnavailable: unavailableScreen(copy.title, copy.unavailable),
  left: LeavingScreen,
} satisfies Screens<typeof standingMachine>;
