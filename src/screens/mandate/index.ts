import type { mandateMachine } from '../../../machines/mandate/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { EnachScreen } from './enach';
import { later } from './later';
import { LoadingMandateScreen } from './loading-mandate';
import { MandateApprovalScreen } from './mandate-approval';

// One screen for what is asked about again and again: focus and place stay while the service is asked.
const UpiScreen = later('upi');
const StandingScreen = later('standing');

/** Screens of the mandate. What comes after the terms is loaded while the merchant reads them. */
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
  mandateFailed: later('mandateFailed'),
  mandatePaused: StandingScreen,
  mandateActive: later('mandateActive'),
  mandateTypeUnknown: StandingScreen,
  mandateUnknown: later('mandateUnknown'),
  noMandate: later('noMandate'),
  mandateNotOffered: later('mandateNotOffered'),
  mandateUnavailable: later('mandateUnavailable'),
  mandateActivated: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof mandateMachine>;
