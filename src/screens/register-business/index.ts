import type { registerBusinessMachine } from '../../../machines/register-business/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { BusinessUnavailableScreen, LoadingBusinessScreen } from './plain';
import { RegisterBusinessScreen } from './register-business';

/** The screen of every state of the page of how the business is registered. */
export const screens = {
  loadingBusiness: LoadingBusinessScreen,
  registerBusiness: RegisterBusinessScreen,
  businessUnavailable: BusinessUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof registerBusinessMachine>;
