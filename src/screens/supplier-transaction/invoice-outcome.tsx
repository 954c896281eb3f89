import { sharedCopy } from '#messages/shared';
import { supplierTransactionCopy } from '#messages/supplier-transaction';
import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Notice } from '../shared/pages/notice';
import { Page } from '../shared/pages/page';
import { PaymentRows } from './payment-rows';

type Props = ScreenProps<typeof supplierTransactionMachine>;

const { title } = supplierTransactionCopy.invoicePage;

/** The service has stored the invoice. */
export function InvoiceUploadedScreen({ snapshot, send }: Props) {
  const copy = supplierTransactionCopy.uploaded;
  return (
    <Page
      title={title}
      heading={copy.heading}
      lead={copy.lead}
      status="success"
      action={<Button onClick={() => send({ type: 'leave' })}>{copy.action}</Button>}
    >
      <PaymentRows snapshot={snapshot} />
    </Page>
  );
}

/** It is not known whether the invoice arrived. Never shown as a failure. */
export function InvoiceUnansweredScreen({ snapshot, send, back }: Props) {
  const copy = supplierTransactionCopy.unanswered;
  return (
    <Notice
      title={title}
      heading={copy.heading}
      lead={copy.lead}
      status="unsure"
      onBack={back}
      action={sharedCopy.checkAgain}
      onAction={() => send({ type: 'retry' })}
    >
      <PaymentRows snapshot={snapshot} />
    </Notice>
  );
}
