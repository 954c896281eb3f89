import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import type { Screen } from '../../journey/screen';
import { laterPart } from '../shared/later-part';
import type { laterScreens } from './later/screens';
import { LoadingPaymentScreen } from './loading-payment';

/** What comes after the ways to pay; the payer leaves for another app and comes back to it. */
export const laterPayment = laterPart(async () => (await import('./later/screens')).laterScreens);

/** A screen of the later chunk; until it is here, the page says that it is at work. */
export function later(name: keyof typeof laterScreens): Screen<typeof paymentStatusMachine> {
  return function LaterScreen(props) {
    const Shown = laterPayment.usePart().part?.[name];
    return Shown === undefined ? <LoadingPaymentScreen /> : <Shown {...props} />;
  };
}
