import type { mandateMachine } from '../../../machines/mandate/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { EnachScreen } from './enach';
import { later } from './later';
import { LoadingMandateScreen } from './loading-mandate';
import { MandateApprovalScreen } from './mandate-approval';
import { MandateUnavailableScreen } from './mandate-unavailable';

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
  upiAwaited: later('upiAwaited'),
  upiScan: later('upiScan'),
  checkingUpi: later('checkingUpi'),
  mandatePending: later('mandatePending'),
  mandateNextDay: later('mandateNextDay'),
  checkingMandate: later('checkingMandate'),
  mandateFailed: later('mandateFailed'),
  mandatePaused: later('mandatePaused'),
  mandateActive: later('mandateActive'),
  mandateTypeUnknown: later('mandateTypeUnknown'),
  mandateUnknown: later('mandateUnknown'),
  noMandate: later('noMandate'),
  mandateNotOffered: later('mandateNotOffered'),
  mandateUnavailable: MandateUnavailableScreen,
  mandateActivated: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof mandateMachine>;
