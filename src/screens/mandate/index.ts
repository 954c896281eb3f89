import type { mandateMachine } from '../../../machines/mandate/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { EnachScreen } from './enach';
import { LoadingMandateScreen } from './loading-mandate';
import { MandateApprovalScreen } from './mandate-approval';
import { MandateFailedScreen } from './mandate-failed';
import { MandateActiveScreen } from './mandate-stands';
import { MandateUnavailableScreen } from './mandate-unavailable';
import { MandateNotOfferedScreen, MandateUnknownScreen, NoMandateScreen } from './no-mandate';
import { standing, upi } from './standing';

/** Screens of the mandate. What is asked about again and again is one screen: focus and scroll position stay meanwhile. */
export const screens = {
  loadingMandate: LoadingMandateScreen,
  routingMandate: LoadingMandateScreen,
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
  mandateUnknown: MandateUnknownScreen,
  noMandate: NoMandateScreen,
  mandateNotOffered: MandateNotOfferedScreen,
  mandateUnavailable: MandateUnavailableScreen,
  mandateActivated: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof mandateMachine>;
