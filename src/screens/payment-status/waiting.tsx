import { isPaymentLost } from '../../../machines/domain/payment-words';
import { pollWait } from '../../../machines/domain/polling';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import type { ScreenProps } from '../../journey/screen';
import { AwaitingBankScreen } from './awaiting-bank';
import { PaymentLostScreen } from './payment-lost';
import { RefundScreen } from './refund';
import { ScanToPayScreen } from './scan-to-pay';
import { StillPendingScreen } from './still-pending';
import { WaysToPayScreen } from './ways-to-pay';

/** A wait for the bank keeps the page that the payer looks at: asking again changes nothing but a busy button. */
export function WaitingScreen(props: ScreenProps<typeof paymentStatusMachine>) {
  const { payment, way, polls, ways } = props.snapshot.context;
  const isOpen = payment?.status === 'CREATED';
  if (payment?.status === 'REFUND_INITIATED') return <RefundScreen {...props} />;
  if (payment !== null && isPaymentLost(payment)) return <PaymentLostScreen {...props} />;
  if (isOpen && way === 'none' && ways !== null) return <WaysToPayScreen {...props} />;
  if (pollWait('payment', polls) === null) return <StillPendingScreen {...props} />;
  // A page that was opened anew has no code: the payer is asked whether they paid.
  if (isOpen && way === 'qr' && ways !== null) return <ScanToPayScreen {...props} />;
  return <AwaitingBankScreen {...props} />;
}
