import type { supplierMachine } from '../../../machines/supplier/machine';
import { sharedCopy } from '../../copy/shared';
import { supplierCopy } from '../../copy/supplier';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';

const copy = supplierCopy.notFound;

/** The address names a supplier that the merchant does not have. */
export function SupplierNotFoundScreen({ send, back }: ScreenProps<typeof supplierMachine>) {
  return (
    <Page
      title={supplierCopy.payForm.title}
      heading={copy.heading}
      lead={copy.text}
      status="info"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'leave' })}>{copy.leave}</Button>}
    />
  );
}
