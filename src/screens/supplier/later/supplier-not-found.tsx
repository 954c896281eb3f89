import type { supplierMachine } from '../../../../machines/supplier/machine';
import { sharedCopy } from '../../../copy/shared';
import { supplierLaterCopy } from '../../../copy/supplier-later';
import type { ScreenProps } from '../../../journey/screen';
import { Button } from '../../../ui/button';
import { Page } from '../../../ui/page';
import { SupportLink } from '../../shared/support-link';

const copy = supplierLaterCopy.notFound;

/** The address names a supplier that the merchant does not have. */
export function SupplierNotFoundScreen({ send, back }: ScreenProps<typeof supplierMachine>) {
  return (
    <Page
      title={supplierLaterCopy.pay.title}
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
