import type { sessionMachine } from '../../../machines/session/machine';
import type { Screens } from '../../journey/screen';
import { ConnectingScreen } from './connecting';
import { MerchantChangedScreen } from './merchant-changed';
import { MerchantUnavailableScreen } from './merchant-unavailable';
import { NotSignedInHereScreen } from './not-signed-in-here';
import { ReadyScreen } from './ready';
import { SessionEndedScreen } from './session-ended';

/** Screens of the session, shown while no journey can run. */
export const screens = {
  connecting: ConnectingScreen,
  loadingMerchant: ConnectingScreen,
  ready: ReadyScreen,
  merchantUnavailable: MerchantUnavailableScreen,
  notSignedInHere: NotSignedInHereScreen,
  ended: SessionEndedScreen,
  changed: MerchantChangedScreen,
} satisfies Screens<typeof sessionMachine>;
