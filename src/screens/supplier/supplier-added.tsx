import type { supplierMachine } from '../../../machines/supplier/machine';
import { sharedCopy } from '../../copy/shared';
import { supplierCopy } from '../../copy/supplier';
import type { ScreenProps } from '../../journey/screen';
import { ActionToast } from '../../ui/action-toast';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';

const copy = supplierCopy.added;

/** The supplier is added: the toast of spec 2.4, and the way to pay it. */
export function SupplierAddedScreen({ snapshot, send, back }: ScreenProps<typeof supplierMachine>) {
  const { acceptedId } = snapshot.context;
  return (
    <Page
      title={supplierCopy.form.title}
      heading={copy.heading}
      lead={copy.text}
      status="success"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
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
