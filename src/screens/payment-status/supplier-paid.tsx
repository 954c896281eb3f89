import { formatMoney } from '../../../machines/domain/money';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { paymentMessages, paymentStatusCopy } from '../../copy/payment-status';
import { outcomeCopy } from '../../copy/payment-status-outcome';
import { supplierPaymentCopy } from '../../copy/payment-status-supplier';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/amount';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { Row, Rows } from '../../ui/rows';
import { Stack } from '../../ui/stack';
import { CopyButton } from '../shared/copy-button';
import { PrintButton } from '../shared/print-button';
import { SupportLink } from '../shared/support-link';

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
      backLabel={sharedCopy.back}
      help={<SupportLink />}
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
