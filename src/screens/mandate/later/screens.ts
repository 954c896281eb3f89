import { CheckingMandateScreen, CheckingUpiScreen } from './checking';
import { MandateFailedScreen } from './mandate-failed';
import { MandatePendingScreen } from './mandate-pending';
import { MandateActiveScreen, MandatePausedScreen, MandateTypeUnknownScreen } from './mandate-stands';
import { MandateNotOfferedScreen, MandateUnknownScreen, NoMandateScreen } from './no-mandate';
import { UpiAwaitedScreen, UpiScanScreen } from './upi';

/** All but the terms, in a chunk of their own: they are read first. */
export const laterScreens = {
  upiAwaited: UpiAwaitedScreen,
  upiScan: UpiScanScreen,
  checkingUpi: CheckingUpiScreen,
  mandatePending: MandatePendingScreen,
  mandateNextDay: MandatePendingScreen,
  checkingMandate: CheckingMandateScreen,
  mandateFailed: MandateFailedScreen,
  mandatePaused: MandatePausedScreen,
  mandateActive: MandateActiveScreen,
  mandateTypeUnknown: MandateTypeUnknownScreen,
  mandateUnknown: MandateUnknownScreen,
  noMandate: NoMandateScreen,
  mandateNotOffered: MandateNotOfferedScreen,
};
