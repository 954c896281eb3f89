import { merchantStatusCopy as copy } from '#messages/merchant-status';
import type { merchantStatusMachine } from '../../../machines/merchant-status/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, noticeScreen, unavailableScreen } from '../shared/pages/state-screens';
import { AccountNotApprovedScreen } from './account-not-approved';
import { AppBlockedScreen } from './app-blocked';
import { BlockedScreen } from './blocked';
import { NbfcRejectionScreen } from './nbfc-rejection';

const loading = loadingScreen(copy.title, copy.loading);

/** Screens of the journey merchant-status: why a merchant cannot get a loan. */
export const screens = {
  loadingStatus: loading,
  routingStatus: loading,
  blocked: BlockedScreen,
  appBlocked: AppBlockedScreen,
  nbfcRejection: NbfcRejectionScreen,
  accountNotApproved: AccountNotApprovedScreen,
  notStopped: noticeScreen(copy.title, copy.nothing, 'leave', 'success'),
  statusUnavailable: unavailableScreen(copy.title, copy.unavailable),
  left: LeavingScreen,
} satisfies Screens<typeof merchantStatusMachine>;
