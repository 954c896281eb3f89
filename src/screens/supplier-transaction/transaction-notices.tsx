import { supplierTransactionCopy } from '#messages/supplier-transaction';
import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

type Props = ScreenProps<typeof supplierTransactionMachine>;

/** No payment to this supplier needs an invoice. */
export function NothingToInvoiceScreen(props: Props) {
  return <TransactionNotice {...props} texts={supplierTransactionCopy.nothing} status="success" />;
}

/** The URL names a payment that is not the merchant's, or one that needs no invoice. */
export function TransactionNotFoundScreen(props: Props) {
  return <TransactionNotice {...props} texts={supplierTransactionCopy.notFound} status="info" />;
}

interface TransactionNoticeProps extends Props {
  readonly texts: { readonly heading: string; readonly lead: string };
  readonly status: 'success' | 'info';
}

function TransactionNotice({ send, back, texts, status }: TransactionNoticeProps) {
  return (
    <Notice
      title={supplierTransactionCopy.title}
      heading={texts.heading}
      lead={texts.lead}
      status={status}
      onBack={back}
      action={supplierTransactionCopy.toCredit}
      onAction={() => send({ type: 'leave' })}
    />
  );
}
