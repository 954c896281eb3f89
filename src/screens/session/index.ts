import type { sessionMachine } from '../../../machines/session/machine';
import type { Screens } from '../../journey/screen';
import { MerchantChangedScreen } from './merchant-changed';
import { SessionEndedScreen } from './session-ended';
import { MerchantUnavailableScreen } from './merchant-unavailable';
import { NotSignedInHereScreen } from './not-signed-in-here';
import { ConnectingScreen } from './connecting';
import { ReadyScreen } from './ready';

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
