import { pollWait } from '../../../machines/domain/base/polling';
import { isPaymentGivenUp } from '../../../machines/domain/payment/payment-enums';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import type { ScreenChoice } from '../../journey/screen';
import { AwaitingBankScreen } from './awaiting-bank';
import { PaymentMethodsScreen } from './payment-methods';
import { PaymentNotPaidScreen } from './payment-not-paid';
import { RefundScreen } from './refund';
import { ScanToPayScreen } from './scan-to-pay';
import { StillPendingScreen } from './still-pending';

/** Chooses the screen while the status is polled: the screen that the payer last saw stays, and only its button turns busy. */
export const pollingScreen: ScreenChoice<typeof paymentStatusMachine> = {
  choose: ({ context: { payment, chosenMethod, polls, methods } }) => {
    const isUnreported = payment?.status === 'CREATED';
    if (payment?.status === 'REFUND_INITIATED') return RefundScreen;
    if (payment !== null && isPaymentGivenUp(payment)) return PaymentNotPaidScreen;
    if (isUnreported && chosenMethod === 'none' && methods !== null) return PaymentMethodsScreen;
    if (pollWait('payment', polls) === null) return StillPendingScreen;
    // After a reload `methods` is null, and there is no QR code to show.
    return isUnreported && chosenMethod === 'qr' && methods !== null ? ScanToPayScreen : AwaitingBankScreen;
  },
};
