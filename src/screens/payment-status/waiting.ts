import { pollWait } from '../../../machines/domain/base/polling';
import { isPaymentLost } from '../../../machines/domain/payment/payment-words';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import type { ScreenChoice } from '../../journey/screen';
import { AwaitingBankScreen } from './awaiting-bank';
import { PaymentLostScreen } from './payment-lost';
import { RefundScreen } from './refund';
import { ScanToPayScreen } from './scan-to-pay';
import { StillPendingScreen } from './still-pending';
import { WaysToPayScreen } from './ways-to-pay';

/** A wait for the bank keeps the page that the payer looks at: asking again changes nothing but a busy button. */
export const waiting: ScreenChoice<typeof paymentStatusMachine> = {
  choose: ({ context: { payment, way, polls, ways } }) => {
    const isOpen = payment?.status === 'CREATED';
    if (payment?.status === 'REFUND_INITIATED') return RefundScreen;
    if (payment !== null && isPaymentLost(payment)) return PaymentLostScreen;
    if (isOpen && way === 'none' && ways !== null) return WaysToPayScreen;
    if (pollWait('payment', polls) === null) return StillPendingScreen;
    // A page that was opened anew has no code: the payer is asked whether they paid.
    return isOpen && way === 'qr' && ways !== null ? ScanToPayScreen : AwaitingBankScreen;
  },
};
