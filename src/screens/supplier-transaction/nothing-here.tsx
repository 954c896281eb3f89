import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import { sharedCopy } from '../../copy/shared';
import { supplierTransactionCopy } from '../../copy/supplier-transaction';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';

type Props = ScreenProps<typeof supplierTransactionMachine>;

/** No payment to this supplier waits for an invoice. */
export function NothingToInvoiceScreen(props: Props) {
  return <NothingHere {...props} words={supplierTransactionCopy.nothing} status="success" />;
}

/** The address names a payment that the merchant does not have, or that takes no invoice. */
export function TransactionNotFoundScreen(props: Props) {
  return <NothingHere {...props} words={supplierTransactionCopy.notFound} status="info" />;
}

interface NothingHereProps extends Props {
  readonly words: { readonly heading: string; readonly lead: string };
  readonly status: 'success' | 'info';
}

function NothingHere({ send, back, words, status }: NothingHereProps) {
  return (
    <Page
      title={supplierTransactionCopy.title}
      heading={words.heading}
      lead={words.lead}
      status={status}
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'leave' })}>{supplierTransactionCopy.toCredit}</Button>}
    />
  );
}
