import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { paymentStatusCopy } from '../../copy/payment-status';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

const copy = paymentStatusCopy.waysUnavailable;

/** The ways to pay did not come; whether it was paid elsewhere is not known by that. */
export function WaysUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof paymentStatusMachine>) {
  const { failure } = snapshot.context;
  return (
    <UnavailableScreen
      title={paymentStatusCopy.title}
      heading={copy.heading}
      message={`${copy.unseen} ${failure === null ? sharedCopy.unableToProcess : whyItFailed(failure)}`}
      status="info"
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
