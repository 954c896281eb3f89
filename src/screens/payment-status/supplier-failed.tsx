import { paymentMessages, paymentStatusCopy } from '#messages/payment-status';
import { supplierPaymentCopy } from '#messages/payment-status-supplier';
import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { supplierFailure } from '../../copy/payment-status-supplier';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = supplierPaymentCopy;

/** The payment to the supplier failed: why (spec 4, spec 8). */
export function SupplierFailedScreen({ snapshot, send, back }: ScreenProps<typeof paymentStatusMachine>) {
  const { supplierResult, paymentId } = snapshot.context;
  const texts =
    supplierResult?.kind === 'failed' ? supplierFailure(supplierResult.failure) : paymentMessages.error;
  const paymentResult = supplierResult?.paymentResult ?? null;
  return (
    <Page
      title={paymentStatusCopy.title}
      heading={texts.heading}
      lead={texts.text}
      status="failure"
      leading="close"
      onBack={back}
      backLabel={sharedCopy.close}
      action={<Button onClick={() => send({ type: 'leave' })}>{copy.toHome}</Button>}
    >
      <Card>
        <Rows>
          {paymentResult !== null && (
            <Row label={paymentStatusCopy.amount} value={formatMoney(paymentResult.amount)} strong />
          )}
          <Row label={copy.transaction} value={paymentResult?.transactionId ?? paymentId} />
        </Rows>
      </Card>
    </Page>
  );
}
