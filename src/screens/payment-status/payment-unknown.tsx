import { paymentStatusCopy } from '#messages/payment-status';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

const copy = paymentStatusCopy.unknown;

/** The service has no payment with this id. */
export function PaymentUnknownScreen({ send, back }: ScreenProps<typeof paymentStatusMachine>) {
  return (
    <Notice
      title={paymentStatusCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
