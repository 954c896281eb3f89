import { supplierTexts } from '#messages/supplier-texts';
import { supplierTransactionCopy } from '#messages/supplier-transaction';
import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import { currentTransaction } from '../../../machines/supplier-transaction/selectors';
import { invoiceProblem } from '../../copy/supplier-transaction';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Banner } from '../../ui/feedback/banner';
import { Page } from '../shared/pages/page';
import { PictureButtons } from '../shared/picture-buttons';
import { supplierNameById } from '../shared/supplier-name';
import { PaymentRows } from './payment-rows';

const copy = supplierTransactionCopy.invoicePage;

/** Asks for a photo or a file of the invoice, and shows the payment that it belongs to. */
export function InvoiceScreen({ snapshot, send, back }: ScreenProps<typeof supplierTransactionMachine>) {
  const { credit, pickProblem } = snapshot.context;
  const transaction = currentTransaction(snapshot.context);
  const isPending = snapshot.hasTag('pending');
  const name =
    credit === null ? supplierTexts.unnamed : supplierNameById(credit, transaction?.supplierId ?? null);
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead(name)}
      onBack={back}
      busy={isPending}
      action={
        <>
          {isPending && <Hint role="status">{copy.preparing}</Hint>}
          <PictureButtons
            capture="environment"
            acceptsPdf
            disabled={isPending}
            onPick={(url) => send({ type: 'file.picked', url })}
          />
        </>
      }
    >
      {pickProblem !== null && !isPending && (
        <Banner tone="late" title={copy.problem}>
          {invoiceProblem(pickProblem)}
        </Banner>
      )}
      <PaymentRows snapshot={snapshot} />
    </Page>
  );
}
