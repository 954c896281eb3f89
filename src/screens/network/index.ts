import type { networkMachine } from '../../../machines/network/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { CreditHaatScreen } from './credit-haat';
import { PartnersScreen } from './partners';
import { LoadingPartnersScreen, PartnersNotOfferedScreen, PartnersUnavailableScreen } from './plain';

/** Screens of the partner network. */
export const screens = {
  loadingPartners: LoadingPartnersScreen,
  routingDoor: LoadingPartnersScreen,
  partners: PartnersScreen,
  creditHaat: CreditHaatScreen,
  notOffered: PartnersNotOfferedScreen,
  partnersUnavailable: PartnersUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof networkMachine>;
