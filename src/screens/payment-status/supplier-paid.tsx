import { formatMoney } from '../../../machines/domain/base/money';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { paymentMessages, paymentStatusCopy } from '../../copy/payment-status';
import { outcomeCopy } from '../../copy/payment-status-outcome';
import { supplierPaymentCopy } from '../../copy/payment-status-supplier';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Button } from '../../ui/controls/button';
import { CopyButton } from '../shared/copy-button';
import { Page } from '../shared/pages/page';
import { PrintButton } from '../shared/print-button';

const copy = supplierPaymentCopy;

/** The supplier is paid: the receipt. */
export function SupplierPaidScreen({ snapshot, send }: ScreenProps<typeof paymentStatusMachine>) {
  const opened = snapshot.context.supplierResult?.opened ?? null;
  const transaction = opened?.transactionId ?? snapshot.context.paymentId;
  return (
    <Page
      title={paymentStatusCopy.title}
      heading={paymentMessages.confirmed.heading}
      lead={paymentMessages.confirmed.text}
      status="success"
      action={<Button onClick={() => send({ type: 'leave' })}>{copy.toHome}</Button>}
    >
      {opened !== null && (
        <Stack align="center">
          <Amount size="xl">{formatMoney(opened.amount)}</Amount>
        </Stack>
      )}
      <Card>
        <Rows>
          <Row label={paymentStatusCopy.purpose} value={copy.paidTo} />
          <Row label={copy.transaction} value={transaction} />
          {opened !== null && opened.epaylaterId !== null && (
            <Row label={paymentStatusCopy.reference} value={opened.epaylaterId} />
          )}
        </Rows>
      </Card>
      <CopyButton text={opened?.epaylaterId ?? transaction} label={paymentStatusCopy.copyReference} />
      <PrintButton label={outcomeCopy.paid.print} />
    </Page>
  );
}
