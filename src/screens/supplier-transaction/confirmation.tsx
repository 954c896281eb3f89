import { sharedCopy } from '#messages/shared';
import { supplierTransactionCopy } from '#messages/supplier-transaction';
import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { PaymentRows } from './payment-rows';

type Props = ScreenProps<typeof supplierTransactionMachine>;

/** The confirmation of the payment is pending. This can take a while, so the merchant may leave and return later. */
export function ConfirmingScreen({ snapshot, send, back }: Props) {
  const copy = supplierTransactionCopy.confirming;
  return (
    <Page
      title={supplierTransactionCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="waiting"
      onBack={back}
      busy
      action={
        <Button variant="secondary" onClick={() => send({ type: 'leave' })}>
          {copy.leave}
        </Button>
      }
    >
      <PaymentRows snapshot={snapshot} />
    </Page>
  );
}

/** It is not known whether the supplier was paid; or the lender needs the invoice first. Never shown as a failure. */
export function ConfirmationUndecidedScreen({ snapshot, send, back }: Props) {
  const copy = supplierTransactionCopy.undecided;
  const isInvoiceNeeded = snapshot.context.failure?.code === 'invoice_required';
  const canAddInvoice = snapshot.can({ type: 'invoice.opened' });
  const addInvoiceButton = (
    <Button variant={isInvoiceNeeded ? 'primary' : 'ghost'} onClick={() => send({ type: 'invoice.opened' })}>
      {supplierTransactionCopy.addInvoice}
    </Button>
  );
  return (
    <Page
      title={supplierTransactionCopy.title}
      heading={copy.heading}
      lead={isInvoiceNeeded ? copy.invoiceNeeded : copy.lead}
      status={isInvoiceNeeded ? 'waiting' : 'unsure'}
      onBack={back}
      action={
        <>
          {isInvoiceNeeded && canAddInvoice && addInvoiceButton}
          <Button
            variant={isInvoiceNeeded && canAddInvoice ? 'secondary' : 'primary'}
            onClick={() => send({ type: 'retry' })}
          >
            {sharedCopy.checkAgain}
          </Button>
          {!isInvoiceNeeded && canAddInvoice && addInvoiceButton}
        </>
      }
    >
      <PaymentRows snapshot={snapshot} />
    </Page>
  );
}
