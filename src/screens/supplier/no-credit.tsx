import { supplierCopy } from '#messages/supplier';
import type { supplierMachine } from '../../../machines/supplier/machine';
import type { ScreenProps } from '../../journey/screen';
import { Notice } from '../shared/pages/notice';

const copy = supplierCopy.none;

/** The pay-later service has no credit for this merchant. */
export function NoCreditScreen({ send, back }: ScreenProps<typeof supplierMachine>) {
  return (
    <Notice
      title={supplierCopy.title}
      heading={copy.heading}
      lead={copy.text}
      status="info"
      onBack={back}
      action={copy.action}
      onAction={() => send({ type: 'leave' })}
    />
  );
}
