import { supplierCopy } from '#messages/supplier';
import type { supplierMachine } from '../../../machines/supplier/machine';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

const copy = supplierCopy.notFound;

/** The URL names a supplier that is not the merchant's. */
export function SupplierNotFoundScreen({ send, back }: ScreenProps<typeof supplierMachine>) {
  return (
    <Notice
      title={supplierCopy.payForm.title}
      heading={copy.heading}
      lead={copy.text}
      status="info"
      onBack={back}
      action={copy.leave}
      onAction={() => send({ type: 'leave' })}
    />
  );
}
