import { pollWait } from '../../../machines/domain/base/polling';
import { isPaymentLost } from '../../../machines/domain/payment/payment-enums';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import type { ScreenChoice } from '../../journey/screen';
import { AwaitingBankScreen } from './awaiting-bank';
import { PaymentMethodsScreen } from './payment-methods';
import { PaymentNotPaidScreen } from './payment-not-paid';
import { RefundScreen } from './refund';
import { ScanToPayScreen } from './scan-to-pay';
import { StillPendingScreen } from './still-pending';

/** The payer's page stays while the status is polled: only a button turns busy. */
export const waiting: ScreenChoice<typeof paymentStatusMachine> = {
  choose: ({ context: { payment, chosenMethod, polls, methods } }) => {
    const isOpen = payment?.status === 'CREATED';
    if (payment?.status === 'REFUND_INITIATED') return RefundScreen;
    if (payment !== null && isPaymentLost(payment)) return PaymentNotPaidScreen;
    if (isOpen && chosenMethod === 'none' && methods !== null) return PaymentMethodsScreen;
    if (pollWait('payment', polls) === null) return StillPendingScreen;
    // After a reload there is no code: the payer is asked whether they paid.
    return isOpen && chosenMethod === 'qr' && methods !== null ? ScanToPayScreen : AwaitingBankScreen;
  },
};
