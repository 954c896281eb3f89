import type { sessionMachine } from '../../../machines/session/machine';
import type { Screens } from '../../journey/screen';
import { ChangedScreen } from './changed';
import { EndedScreen } from './ended';
import { MerchantUnavailableScreen } from './merchant-unavailable';
import { NotSignedInHereScreen } from './not-signed-in-here';
import { OpeningScreen } from './opening';
import { ReadyScreen } from './ready';

/** Screens of the session, shown while no journey can run. */
export const screens = {
  connecting: OpeningScreen,
  loadingMerchant: OpeningScreen,
  ready: ReadyScreen,
  merchantUnavailable: MerchantUnavailableScreen,
  notSignedInHere: NotSignedInHereScreen,
  ended: EndedScreen,
  changed: ChangedScreen,
} satisfies Screens<typeof sessionMachine>;
