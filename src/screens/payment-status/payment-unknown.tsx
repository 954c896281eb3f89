import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { paymentStatusCopy } from '../../copy/payment-status';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

const copy = paymentStatusCopy.unknown;

/** The service has no payment of this id. */
export function PaymentUnknownScreen({ send, back }: ScreenProps<typeof paymentStatusMachine>) {
  return (
    <UnavailableScreen
      title={paymentStatusCopy.title}
      heading={copy.heading}
      message={copy.lead}
      status="info"
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
