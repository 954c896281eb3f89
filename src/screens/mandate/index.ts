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
import { StandingScreen, UpiScreen } from './standing';

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
  upiAwaited: UpiScreen,
  upiScan: UpiScreen,
  checkingUpi: UpiScreen,
  mandatePending: StandingScreen,
  mandateNextDay: StandingScreen,
  checkingMandate: StandingScreen,
  mandateFailed: MandateFailedScreen,
  mandatePaused: StandingScreen,
  mandateActive: MandateActiveScreen,
  mandateTypeUnknown: StandingScreen,
  mandateUnknown: MandateUnknownScreen,
  noMandate: NoMandateScreen,
  mandateNotOffered: MandateNotOfferedScreen,
  mandateUnavailable: MandateUnavailableScreen,
  mandateActivated: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof mandateMachine>;
