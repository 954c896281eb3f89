import { paymentStatusCopy } from '#messages/payment-status';
import { supplierPaymentCopy } from '#messages/payment-status-supplier';
import { sharedCopy } from '#messages/shared';
import { formatMoney } from '../../../machines/domain/base/money';
import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { supplierUndecidedCopy } from '../../copy/payment-status-supplier';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { CopyButton } from '../shared/copy-button';
import { Page } from '../shared/pages/page';

const copy = supplierPaymentCopy;

/** It is not known whether the supplier was paid. Never shown as a failure. */
export function SupplierUndecidedScreen({ snapshot, send, back }: ScreenProps<typeof paymentStatusMachine>) {
  const { supplierResult, paymentId } = snapshot.context;
  const paymentResult = supplierResult?.paymentResult ?? null;
  const { heading, lead, error, canRetry } = supplierUndecidedCopy({
    isDecrypted: supplierResult?.kind !== 'undecided' || supplierResult.next.step === 'confirming',
    failure: supplierResult?.kind === 'undecided' ? supplierResult.failure : null,
  });
  const transactionId = paymentResult?.transactionId ?? paymentId;
  return (
    <Page
      title={paymentStatusCopy.title}
      heading={heading}
      lead={lead}
      status="unsure"
      leading="close"
      onBack={back}
      backLabel={sharedCopy.close}
      action={
        <>
          {canRetry && <Button onClick={() => send({ type: 'retry' })}>{sharedCopy.checkAgain}</Button>}
          <Button variant={canRetry ? 'ghost' : 'primary'} onClick={() => send({ type: 'leave' })}>
            {copy.payments}
          </Button>
        </>
      }
    >
      {error !== null && (
        <Banner tone="due" title={error.title}>
          <span>{error.text}</span>
        </Banner>
      )}
      <Card>
        <Rows>
          {paymentResult !== null && (
            <Row label={paymentStatusCopy.amount} value={formatMoney(paymentResult.amount)} strong />
          )}
          <Row label={copy.transaction} value={transactionId} />
        </Rows>
      </Card>
      <CopyButton text={transactionId} label={paymentStatusCopy.copyReference} />
      <Stack align="center">
        <Hint>{copy.credit}</Hint>
      </Stack>
    </Page>
  );
}
