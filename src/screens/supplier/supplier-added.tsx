import { supplierCopy } from '#messages/supplier';
import type { supplierMachine } from '../../../machines/supplier/machine';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { ActionToast } from '../../ui/feedback/action-toast';
import { Page } from '../shared/pages/page';

const copy = supplierCopy.added;

/** The supplier was added: the toast of spec 2.4, and a button to pay this supplier. */
export function SupplierAddedScreen({ snapshot, send, back }: ScreenProps<typeof supplierMachine>) {
  const { acceptedId } = snapshot.context;
  return (
    <Page
      title={supplierCopy.form.title}
      heading={copy.heading}
      lead={copy.text}
      status="success"
      onBack={back}
      action={
        acceptedId === null ? undefined : (
          <Button onClick={() => send({ type: 'supplier.chosen', supplierId: acceptedId })}>
            {copy.pay}
          </Button>
        )
      }
    >
      <ActionToast
        title={copy.toast}
        action={copy.toDashboard}
        onAction={() => send({ type: 'dashboard.opened' })}
      />
    </Page>
  );
}
