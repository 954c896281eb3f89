import { MandateFailedScreen } from './mandate-failed';
import { MandateActiveScreen } from './mandate-stands';
import { MandateUnavailableScreen } from './mandate-unavailable';
import { MandateNotOfferedScreen, MandateUnknownScreen, NoMandateScreen } from './no-mandate';
import { StandingScreen, UpiScreen } from './standing';

/** All but the terms, in a chunk of their own: they are read first. */
export const laterScreens = {
  upi: UpiScreen,
  standing: StandingScreen,
  mandateFailed: MandateFailedScreen,
  mandateActive: MandateActiveScreen,
  mandateUnknown: MandateUnknownScreen,
  noMandate: NoMandateScreen,
  mandateNotOffered: MandateNotOfferedScreen,
  mandateUnavailable: MandateUnavailableScreen,
};
