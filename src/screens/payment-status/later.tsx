import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { paymentStatusCopy } from '../../copy/payment-status';
import type { ScreenProps } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import { laterScreen } from '../shared/later-screen';
import type { laterScreens } from './later/screens';
import { LoadingPaymentScreen } from './loading-payment';

/** What comes after the ways to pay; the payer leaves for another app and comes back to it. */
export const laterPayment = laterPart(async () => (await import('./later/screens')).laterScreens);

/** A screen of the later chunk; until it is here, the page says that it is at work. */
export const later = laterScreen<ScreenProps<typeof paymentStatusMachine>, keyof typeof laterScreens>(
  laterPayment.usePart,
  paymentStatusCopy.title,
  LoadingPaymentScreen,
);
