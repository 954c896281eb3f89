import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import { sharedCopy } from '../../copy/shared';
import { supplierTransactionCopy } from '../../copy/supplier-transaction';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';
import { PaymentRows } from './payment-rows';

type Props = ScreenProps<typeof supplierTransactionMachine>;

const { title } = supplierTransactionCopy.invoicePage;

/** The service has the invoice: the receipt. */
export function InvoiceKeptScreen({ snapshot, send }: Props) {
  const copy = supplierTransactionCopy.kept;
  return (
    <Page
      title={title}
      heading={copy.heading}
      lead={copy.lead}
      status="success"
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'leave' })}>{copy.action}</Button>}
    >
      <PaymentRows snapshot={snapshot} />
    </Page>
  );
}

/** Nobody knows yet whether the invoice arrived. Never called a failure. */
export function InvoiceUnansweredScreen({ snapshot, send, back }: Props) {
  const copy = supplierTransactionCopy.unanswered;
  return (
    <Page
      title={title}
      heading={copy.heading}
      lead={copy.lead}
      status="waiting"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'retry' })}>{sharedCopy.checkAgain}</Button>}
    >
      <PaymentRows snapshot={snapshot} />
    </Page>
  );
}
