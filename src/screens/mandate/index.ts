import type { mandateMachine } from '../../../machines/mandate/machine';
import { mandateCopy as copy } from '../../copy/mandate';
import type { Screens } from '../../journey/screen';
import { loanSteps } from '../shared/loan-steps';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, noticeScreen, unavailableScreen } from '../shared/pages/state-screens';
import { EnachScreen } from './enach';
import { MandateApprovalScreen } from './mandate-approval';
import { MandateFailedScreen } from './mandate-failed';
import { MandateActiveScreen } from './mandate-stands';
import { standing, upi } from './standing';

const loading = loadingScreen(copy.title, copy.loading, { cards: 1, steps: loanSteps('bankAccount') });

/** Screens of the mandate. What is asked about again and again is one screen: focus and scroll position stay meanwhile. */
export const screens = {
  loadingMandate: loading,
  routingMandate: loading,
  mandateApproval: MandateApprovalScreen,
  loadingWay: MandateApprovalScreen,
  routingWay: MandateApprovalScreen,
  enach: EnachScreen,
  openingBank: EnachScreen,
  openingUpi: MandateApprovalScreen,
  upiAwaited: upi,
  upiScan: upi,
  checkingUpi: upi,
  mandatePending: standing,
  mandateNextDay: standing,
  checkingMandate: standing,
  mandateFailed: MandateFailedScreen,
  mandatePaused: standing,
  mandateActive: MandateActiveScreen,
  mandateTypeUnknown: standing,
  mandateUnknown: noticeScreen(copy.title, copy.unknown, 'retry'),
  noMandate: noticeScreen(copy.title, copy.none, 'retry'),
  mandateNotOffered: noticeScreen(copy.title, copy.notOffered, 'leave'),
  mandateUnavailable: unavailableScreen(copy.title, copy.unavailable),
  mandateActivated: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof mandateMachine>;
