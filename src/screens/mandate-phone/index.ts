import type { mandatePhoneMachine } from '../../../machines/mandate-phone/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { LoadingPhoneScreen } from './loading-phone';
import { PhoneScreen } from './phone';
import { PhoneCodeScreen } from './phone-code';
import { PhoneNotLinkedScreen } from './phone-not-linked';
import { PhonePendingScreen } from './phone-pending';
import { PhoneUnavailableScreen } from './phone-unavailable';

/** Screens of the mandate's phone. */
export const screens = {
  loadingPhone: LoadingPhoneScreen,
  routingPhone: LoadingPhoneScreen,
  phone: PhoneScreen,
  phoneCode: PhoneCodeScreen,
  phonePending: PhonePendingScreen,
  checkingPhone: PhonePendingScreen,
  phoneNotLinked: PhoneNotLinkedScreen,
  phoneUnavailable: PhoneUnavailableScreen,
  verified: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof mandatePhoneMachine>;
