import { formatDayAndTime } from '../../../machines/domain/base/dates';
import { formatMoney } from '../../../machines/domain/base/money';
import { lenderInitials, lenderName } from '../../../machines/domain/lender/lenders';
import type { SupplierTransaction } from '../../../machines/domain/trade/supplier';
import { takesConfirmation, takesInvoice } from '../../../machines/domain/trade/supplier-credit';
import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import { transactionTold } from '../../../machines/supplier-transaction/setup';
import { supplierTransactionCopy as copy, notConfirmedWords } from '../../copy/supplier-transaction';
import { supplierWords } from '../../copy/supplier-words';
import type { ScreenProps } from '../../journey/screen';
import { Amount } from '../../ui/base/amount';
import { Card } from '../../ui/base/card';
import { LenderTag } from '../../ui/base/lender-tag';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Lead, Strong } from '../../ui/base/text';
import { type Tone, ToneWord } from '../../ui/base/tone-word';
import { Button } from '../../ui/controls/button';
import { IconButton } from '../../ui/controls/icon-button';
import { Banner } from '../../ui/feedback/banner';
import { CopyButton } from '../shared/copy-button';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { Page } from '../shared/pages/page';
import { nameOf } from '../shared/supplier-name';
import { SupportLink } from '../shared/support-link';
import { TestShop } from '../shared/test-shop';

type Props = ScreenProps<typeof supplierTransactionMachine>;

const tones: Readonly<Record<SupplierTransaction['status'], Tone>> = {
  SUCCESS: 'success',
  PENDING: 'due',
  CREATED: 'muted',
  FAILED: 'late',
};

/** Where one payment stands, what is missing of it, and the reference to copy. It stays while it is read again. */
export function TransactionScreen({ snapshot, send, back }: Props) {
  const { credit, failure, entryUrl } = snapshot.context;
  const told = transactionTold(snapshot.context);
  if (credit === null || told === null || entryUrl !== '/supplier/transaction/$transactionId') {
    return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
  }
  const isReading = snapshot.hasTag('pending');
  const { nbfc } = credit.customer;
  const reference = told.epaylaterId ?? told.id;
  return (
    <Page
      title={copy.title}
      onBack={back}
      busy={isReading}
      help={
        <>
          <SupportLink />
          <IconButton
            icon="refresh"
            label={copy.refresh}
            disabled={isReading}
            onClick={() => send({ type: 'retry' })}
          />
        </>
      }
      action={<Actions snapshot={snapshot} send={send} told={told} />}
    >
      {failure !== null && !isReading && (
        <Banner tone="late" title={notConfirmedWords(failure).title}>
          {notConfirmedWords(failure).text}
        </Banner>
      )}
      <TestShop credit={credit} />
      <Card>
        <Stack gap="sm">
          <Strong>{copy.to(nameOf(credit, told.supplierId))}</Strong>
          <Amount size="xl">{formatMoney(told.amount)}</Amount>
          <ToneWord tone={tones[told.status]}>{supplierWords.status[told.status]}</ToneWord>
          <Lead>{copy.leads[told.status]}</Lead>
        </Stack>
      </Card>
      <Card>
        <Rows>
          {told.createTime !== null && <Row label={copy.day} value={formatDayAndTime(told.createTime)} />}
          <Row label={copy.invoice} value={invoiceStanding(told)} />
          <Row label={copy.reference} value={reference} />
        </Rows>
      </Card>
      <CopyButton text={reference} label={copy.copyReference} />
      <LenderTag initials={lenderInitials(nbfc)} name={supplierWords.lender(lenderName(nbfc))} />
    </Page>
  );
}

function invoiceStanding({ invoiceFileName, status }: SupplierTransaction): string {
  if (invoiceFileName !== null) return copy.invoiceKept;
  return status === 'SUCCESS' || status === 'PENDING' ? copy.invoiceMissing : copy.invoiceNotNeeded;
}

/** What can be done next, the one that the lender waits for first. While it is read again, nothing is sent. */
function Actions({ snapshot, send, told }: Pick<Props, 'snapshot' | 'send'> & { told: SupplierTransaction }) {
  const isReading = snapshot.hasTag('pending');
  const canConfirm = takesConfirmation(told);
  const canInvoice = takesInvoice(told);
  const isMissing = told.invoiceFileName === null;
  return (
    <>
      {canConfirm && (
        <Button disabled={isReading} onClick={() => send({ type: 'confirmation.requested' })}>
          {copy.confirm}
        </Button>
      )}
      {canInvoice && (
        <Button
          variant={!canConfirm && isMissing ? 'primary' : 'secondary'}
          disabled={isReading}
          onClick={() => send({ type: 'invoice.opened' })}
        >
          {isMissing ? copy.addInvoice : copy.otherInvoice}
        </Button>
      )}
      {!canConfirm && !canInvoice && (
        <Button variant="secondary" disabled={isReading} onClick={() => send({ type: 'back' })}>
          {copy.toCredit}
        </Button>
      )}
    </>
  );
}
