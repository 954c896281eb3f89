import { paymentStatusCopy } from '#messages/payment-status';
import { outcomeCopy } from '#messages/payment-status-outcome';
import { formatMoney } from '../../../machines/domain/base/money';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { CopyButton } from '../shared/copy-button';
import { Page } from '../shared/pages/page';
import { referenceOf } from './reference';

const copy = outcomeCopy.payerDone;

/** The last page of a payer who is not the borrower: the status and the reference of the payment. */
export function PayerDoneScreen({ snapshot, send, back }: ScreenProps<typeof paymentStatusMachine>) {
  const { payment } = snapshot.context;
  if (payment === null) return null;
  const isPaid = payment.status === 'SUCCESS';
  const amount = formatMoney(payment.amount);
  return (
    <Page
      title={paymentStatusCopy.title}
      heading={copy.heading}
      lead={isPaid ? copy.paid(amount, lenderName(payment.nbfc), payment.merchantName) : copy.open}
      status={isPaid ? 'success' : 'info'}
      onBack={back}
      action={
        <Button variant="secondary" onClick={() => send({ type: 'retry' })}>
          {copy.see}
        </Button>
      }
    >
      <Card>
        <Rows>
          <Row label={paymentStatusCopy.amount} value={amount} strong />
          <Row label={paymentStatusCopy.reference} value={referenceOf(payment)} />
        </Rows>
      </Card>
      <CopyButton text={referenceOf(payment)} label={paymentStatusCopy.copyReference} />
    </Page>
  );
}
