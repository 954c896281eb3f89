import { paymentStatusCopy } from '#messages/payment-status';
import { sharedCopy } from '#messages/shared';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

const copy = paymentStatusCopy.methodsUnavailable;

/** The payment methods could not be loaded; the payment may still have been made elsewhere. */
export function PaymentMethodsUnavailableScreen({
  snapshot,
  send,
  back,
}: ScreenProps<typeof paymentStatusMachine>) {
  const { failure } = snapshot.context;
  return (
    <Notice
      title={paymentStatusCopy.title}
      heading={copy.heading}
      lead={`${copy.maybePaidWarning} ${failure === null ? sharedCopy.unableToProcess : whyItFailed(failure)}`}
      status="info"
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
