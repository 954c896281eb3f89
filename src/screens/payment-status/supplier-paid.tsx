import { paymentMessages, paymentStatusCopy } from '#messages/payment-status';
import { outcomeCopy } from '#messages/payment-status-outcome';
import { supplierPaymentCopy } from '#messages/payment-status-supplier';
import { formatMoney } from '../../../machines/domain/base/money';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { invoiceUrlOf } from '../../../machines/payment-status/selectors';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, Strong } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { CopyButton } from '../shared/copy-button';
import { Page } from '../shared/pages/page';
import { PrintButton } from '../shared/print-button';
import { supplierName } from '../shared/supplier-name';

const copy = supplierPaymentCopy;

/** The receipt of a payment to a supplier. */
export function SupplierPaidScreen({ snapshot, send }: ScreenProps<typeof paymentStatusMachine>) {
  const supplier = snapshot.context.supplierAfter?.supplier ?? null;
  const paymentResult = snapshot.context.supplierResult?.paymentResult ?? null;
  const transactionId = paymentResult?.transactionId ?? snapshot.context.paymentId;
  return (
    <Page
      title={paymentStatusCopy.title}
      heading={paymentMessages.confirmed.heading}
      lead={paymentMessages.confirmed.text}
      status="success"
      action={<Button onClick={() => send({ type: 'leave' })}>{copy.toHome}</Button>}
    >
      {paymentResult !== null && (
        <Stack align="center">
          <Amount size="xl">{formatMoney(paymentResult.amount)}</Amount>
        </Stack>
      )}
      <Card>
        <Rows>
          <Row
            label={paymentStatusCopy.purpose}
            value={supplier === null ? copy.paidTo : copy.paidToName(supplierName(supplier))}
          />
          <Row label={copy.transaction} value={transactionId} />
          {paymentResult !== null && paymentResult.epaylaterId !== null && (
            <Row label={paymentStatusCopy.reference} value={paymentResult.epaylaterId} />
          )}
        </Rows>
      </Card>
      {invoiceUrlOf(snapshot.context) !== null && (
        <Card tone="info">
          <Stack gap="sm">
            <Strong>{copy.invoiceNext}</Strong>
            <Hint>{copy.invoiceNextDetail}</Hint>
            <Button variant="secondary" onClick={() => send({ type: 'invoice.opened' })}>
              {copy.addInvoice}
            </Button>
          </Stack>
        </Card>
      )}
      <CopyButton
        text={paymentResult?.epaylaterId ?? transactionId}
        label={paymentStatusCopy.copyReference}
      />
      <PrintButton label={outcomeCopy.paid.print} />
    </Page>
  );
}
