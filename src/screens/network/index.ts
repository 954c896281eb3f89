import type { networkMachine } from '../../../machines/network/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { CreditHaatScreen } from './credit-haat';
import { PartnersScreen } from './partners';

/** Screens of the partner network. */
export const screens = {
  routingDoor: LeavingScreen,
  partners: PartnersScreen,
  creditHaat: CreditHaatScreen,
  left: LeavingScreen,
} satisfies Screens<typeof networkMachine>;
