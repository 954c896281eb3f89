import { paymentStatusCopy } from '#messages/payment-status';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { CopyButton } from '../shared/copy-button';
import { Notice } from '../shared/pages/notice';

const copy = paymentStatusCopy.other;

/** A payment type that this app cannot follow: the reference, and a button that looks it up as a loan payment. */
export function OtherPaymentScreen({ snapshot, send, back }: ScreenProps<typeof paymentStatusMachine>) {
  const { paymentId } = snapshot.context;
  return (
    <Notice
      title={paymentStatusCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      action={copy.action}
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    >
      <Card>
        <Rows>
          <Row label={copy.reference} value={paymentId} />
        </Rows>
      </Card>
      <CopyButton text={paymentId} label={paymentStatusCopy.copyReference} />
    </Notice>
  );
}
