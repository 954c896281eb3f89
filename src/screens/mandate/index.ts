import { mandateCopy as copy } from '#messages/mandate';
import type { mandateMachine } from '../../../machines/mandate/machine';
import type { Screens } from '../../journey/screen';
import { loanSteps } from '../shared/loan-steps';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, noticeScreen, unavailableScreen } from '../shared/pages/state-screens';
import { EnachScreen } from './enach';
import { MandateApprovalScreen } from './mandate-approval';
import { MandateActiveScreen } from './mandate-details';
import { MandateFailedScreen } from './mandate-failed';
import { mandateStatusScreen, upiApprovalScreen } from './screen-choices';

const loading = loadingScreen(copy.title, copy.loading, { cards: 1, steps: loanSteps('bankAccount') });

/** Screens of the mandate. A state and the check of its status share one screen, which keeps focus and scroll position. */
export const screens = {
  loadingMandate: loading,
  routingMandate: loading,
  mandateApproval: MandateApprovalScreen,
  loadingMethod: MandateApprovalScreen,
  routingMethod: MandateApprovalScreen,
  enach: EnachScreen,
  openingBank: EnachScreen,
  openingUpi: MandateApprovalScreen,
  upiAwaited: upiApprovalScreen,
  upiScan: upiApprovalScreen,
  checkingUpi: upiApprovalScreen,
  mandatePending: mandateStatusScreen,
  mandateNextDay: mandateStatusScreen,
  checkingMandate: mandateStatusScreen,
  mandateFailed: MandateFailedScreen,
  mandatePaused: mandateStatusScreen,
  mandateActive: MandateActiveScreen,
  mandateTypeUnknown: mandateStatusScreen,
  mandateUnknown: noticeScreen(copy.title, copy.unknown, 'retry'),
  noMandate: noticeScreen(copy.title, copy.none, 'retry'),
  mandateNotOffered: noticeScreen(copy.title, copy.notOffered, 'leave'),
  mandateUnavailable: unavailableScreen(copy.title, copy.unavailable),
  mandateActivated: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof mandateMachine>;
