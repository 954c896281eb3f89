import { mandatePhoneCopy as copy } from '#messages/mandate-phone';
import type { mandatePhoneMachine } from '../../../machines/mandate-phone/machine';
import type { Screens } from '../../journey/screen';
import { loanSteps } from '../shared/loan-steps';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, unavailableScreen } from '../shared/pages/state-screens';
import { PhoneScreen } from './phone';
import { PhoneCodeScreen } from './phone-code';
import { PhoneNotLinkedScreen } from './phone-not-linked';
import { PhonePendingScreen } from './phone-pending';

const loading = loadingScreen(copy.title, copy.loading, { cards: 1, steps: loanSteps('bankAccount') });

/** Screens for choosing and verifying the phone that approves a mandate. */
export const screens = {
  loadingPhone: loading,
  routingPhone: loading,
  phone: PhoneScreen,
  phoneCode: PhoneCodeScreen,
  phonePending: PhonePendingScreen,
  checkingPhone: PhonePendingScreen,
  phoneNotLinked: PhoneNotLinkedScreen,
  phoneUnavailable: unavailableScreen(copy.title, copy.unavailable),
  verified: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof mandatePhoneMachine>;
