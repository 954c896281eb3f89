import { supplierTexts } from '#messages/supplier-texts';
import { supplierTransactionCopy as copy } from '#messages/supplier-transaction';
import { formatMoney } from '../../../machines/domain/base/money';
import type { SupplierTransaction } from '../../../machines/domain/trade/supplier';
import { acceptsConfirmation, acceptsInvoice } from '../../../machines/domain/trade/supplier-credit';
import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import { currentTransaction } from '../../../machines/supplier-transaction/selectors';
import { formatDayAndTime } from '../../copy/dates';
import { lenderName } from '../../copy/lender';
import { notConfirmedCopy } from '../../copy/supplier-transaction';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Lead, Strong } from '../../ui/base/text';
import { type Tone, ToneText } from '../../ui/base/tone-text';
import { Button } from '../../ui/controls/button';
import { IconButton } from '../../ui/controls/icon-button';
import { Banner } from '../../ui/feedback/banner';
import { CopyButton } from '../shared/copy-button';
import { Lender } from '../shared/lender';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { Page } from '../shared/pages/page';
import { supplierNameById } from '../shared/supplier-name';
import { SupportLink } from '../shared/support-link';
import { TestMerchantBanner } from '../shared/test-merchant-banner';

type Props = ScreenProps<typeof supplierTransactionMachine>;

const tones: Readonly<Record<SupplierTransaction['status'], Tone>> = {
  SUCCESS: 'success',
  PENDING: 'due',
  CREATED: 'muted',
  FAILED: 'late',
};

/** The status of one payment, whether its invoice is missing, and its reference. It stays while it is loaded again. */
export function TransactionScreen({ snapshot, send, back }: Props) {
  const { credit, failure, entryUrl } = snapshot.context;
  const transaction = currentTransaction(snapshot.context);
  if (credit === null || transaction === null || entryUrl !== '/supplier/transaction/$transactionId') {
    return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
  }
  const isPending = snapshot.hasTag('pending');
  const { nbfc } = credit.customer;
  const reference = transaction.epaylaterId ?? transaction.id;
  return (
    <Page
      title={copy.title}
      onBack={back}
      busy={isPending}
      help={
        <>
          <SupportLink />
          <IconButton
            icon="refresh"
            label={copy.refresh}
            disabled={isPending}
            onClick={() => send({ type: 'retry' })}
          />
        </>
      }
      action={<Actions snapshot={snapshot} send={send} transaction={transaction} />}
    >
      {failure !== null && !isPending && (
        <Banner tone="late" title={notConfirmedCopy(failure).title}>
          {notConfirmedCopy(failure).text}
        </Banner>
      )}
      <TestMerchantBanner credit={credit} />
      <Card>
        <Stack gap="sm">
          <Strong>{copy.to(supplierNameById(credit, transaction.supplierId))}</Strong>
          <Amount size="xl">{formatMoney(transaction.amount)}</Amount>
          <ToneText tone={tones[transaction.status]}>{supplierTexts.status[transaction.status]}</ToneText>
          <Lead>{copy.leads[transaction.status]}</Lead>
        </Stack>
      </Card>
      <Card>
        <Rows>
          {transaction.createTime !== null && (
            <Row label={copy.day} value={formatDayAndTime(transaction.createTime)} />
          )}
          <Row label={copy.invoice} value={invoiceStatusText(transaction)} />
          <Row label={copy.reference} value={reference} />
        </Rows>
      </Card>
      <CopyButton text={reference} label={copy.copyReference} />
      <Lender nbfc={nbfc}>{supplierTexts.lender(lenderName(nbfc))}</Lender>
    </Page>
  );
}

function invoiceStatusText({ invoiceFileName, status }: SupplierTransaction): string {
  if (invoiceFileName !== null) return copy.invoiceUploaded;
  return status === 'SUCCESS' || status === 'PENDING' ? copy.invoiceMissing : copy.invoiceNotNeeded;
}

/** The next actions; the one that the lender is waiting for comes first. All are disabled while the payment is loaded again. */
function Actions({
  snapshot,
  send,
  transaction,
}: Pick<Props, 'snapshot' | 'send'> & { transaction: SupplierTransaction }) {
  const isPending = snapshot.hasTag('pending');
  const canConfirm = acceptsConfirmation(transaction);
  const canAddInvoice = acceptsInvoice(transaction);
  const isInvoiceMissing = transaction.invoiceFileName === null;
  return (
    <>
      {canConfirm && (
        <Button disabled={isPending} onClick={() => send({ type: 'confirmation.requested' })}>
          {copy.confirm}
        </Button>
      )}
      {canAddInvoice && (
        <Button
          variant={!canConfirm && isInvoiceMissing ? 'primary' : 'secondary'}
          disabled={isPending}
          onClick={() => send({ type: 'invoice.opened' })}
        >
          {isInvoiceMissing ? copy.addInvoice : copy.otherInvoice}
        </Button>
      )}
      {!canConfirm && !canAddInvoice && (
        <Button variant="secondary" disabled={isPending} onClick={() => send({ type: 'back' })}>
          {copy.toCredit}
        </Button>
      )}
    </>
  );
}
