import { networkCopy as copy } from '#messages/network';
import type { networkMachine } from '../../../machines/network/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, unavailableScreen } from '../shared/pages/state-screens';
import { CreditHaatScreen } from './credit-haat';
import { PartnersNotOfferedScreen } from './not-offered';
import { PartnersScreen } from './partners';

const loading = loadingScreen(copy.title, copy.loading);

/** Screens of the partner network. */
export const screens = {
  loadingPartners: loading,
  routingEntryUrl: loading,
  partners: PartnersScreen,
  creditHaat: CreditHaatScreen,
  notOffered: PartnersNotOfferedScreen,
  partnersUnavailable: unavailableScreen(copy.title, copy.unavailable),
  left: LeavingScreen,
} satisfies Screens<typeof networkMachine>;
