import type { enachMachine } from '../../../machines/enach/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { EnachScreen } from './enach';
import { LoadingMandateScreen } from './loading-mandate';
import { MandateFailedScreen } from './mandate-failed';
import { MandatePendingScreen } from './mandate-pending';
import { MandateUnavailableScreen } from './mandate-unavailable';

/** Screens of e-NACH. */
export const screens = {
  loadingMandate: LoadingMandateScreen,
  routingMandate: LoadingMandateScreen,
  enach: EnachScreen,
  openingBank: EnachScreen,
  mandatePending: MandatePendingScreen,
  checkingMandate: MandatePendingScreen,
  mandateFailed: MandateFailedScreen,
  mandateUnavailable: MandateUnavailableScreen,
  mandateActivated: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof enachMachine>;
