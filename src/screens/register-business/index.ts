import { registerBusinessCopy as copy } from '#messages/register-business';
import type { registerBusinessMachine } from '../../../machines/register-business/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, unavailableScreen } from '../shared/pages/state-screens';
import { RegisterBusinessScreen } from './register-business';

/** The screen of every state of the business registration page. */
export const screens = {
  loadingBusiness: loadingScreen(copy.title, copy.loading),
  registerBusiness: RegisterBusinessScreen,
  businessUnavailable: unavailableScreen(copy.title, copy.unavailable),
  left: LeavingScreen,
} satisfies Screens<typeof registerBusinessMachine>;
