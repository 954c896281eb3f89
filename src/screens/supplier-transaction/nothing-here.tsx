import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import { supplierTransactionCopy } from '../../copy/supplier-transaction';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

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
    <Notice
      title={supplierTransactionCopy.title}
      heading={words.heading}
      lead={words.lead}
      status={status}
      onBack={back}
      action={supplierTransactionCopy.toCredit}
      onAction={() => send({ type: 'leave' })}
    />
  );
}
