import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { paymentStatusCopy } from '../../copy/payment-status';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/card';
import { Row, Rows } from '../../ui/rows';
import { CopyButton } from '../shared/copy-button';
import { UnavailableScreen } from '../shared/unavailable-screen';

const copy = paymentStatusCopy.other;

/** A kind of payment that this page cannot follow: what it can say, and the one thing that it can try. */
export function OtherPaymentScreen({ snapshot, send, back }: ScreenProps<typeof paymentStatusMachine>) {
  const { paymentId } = snapshot.context;
  return (
    <UnavailableScreen
      title={paymentStatusCopy.title}
      heading={copy.heading}
      message={copy.lead}
      status="info"
      retryLabel={copy.action}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    >
      <Card>
        <Rows>
          <Row label={copy.reference} value={paymentId} />
        </Rows>
      </Card>
      <CopyButton text={paymentId} label={paymentStatusCopy.copyReference} />
    </UnavailableScreen>
  );
}
