import type { ReactNode } from 'react';
import { qrCopy } from '#messages/qr';
import type { MerchantAddress } from '../../../machines/domain/merchant/merchant-address';
import { isQrDelivered, qrExpectedAt } from '../../../machines/domain/payment/qr-delivery';
import { formatDate } from '../../copy/dates';
import { shopAddressLine } from '../../copy/qr';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Stack } from '../../ui/base/stack';
import { Hint, Lead, SectionHeading } from '../../ui/base/text';

const copy = qrCopy.delivery;

interface DeliveryCardProps {
  readonly address: MerchantAddress | null;
  /** Timestamp in milliseconds, by the service's clock. */
  readonly now: number;
}

/** Where the printed QR is delivered, and when: it counts as delivered 20 days after the address was created (spec 2.4). */
export function DeliveryCard({ address, now }: DeliveryCardProps) {
  const addressText = address === null ? null : shopAddressLine(address);
  if (address === null || addressText === null)
    return <DeliveryStatus title={copy.noAddress} hint={copy.noAddressHint} />;
  return (
    <DeliveryStatus {...deliveryCopy(address.createTime, now)}>
      <Rows>
        <Row label={copy.address} value={addressText} />
      </Rows>
    </DeliveryStatus>
  );
}

interface DeliveryCopy {
  readonly title: string;
  readonly hint: string;
}

function DeliveryStatus({ title, hint, children }: DeliveryCopy & { readonly children?: ReactNode }) {
  return (
    <Card>
      <Stack gap="sm">
        <div>
          <Lead>{copy.title}</Lead>
          <SectionHeading>{title}</SectionHeading>
          <Hint>{hint}</Hint>
        </div>
        {children}
      </Stack>
    </Card>
  );
}

/** Title and hint of the delivery; without a creation time no date is shown. */
function deliveryCopy(createTime: number | null, now: number): DeliveryCopy {
  if (createTime === null) return { title: copy.unknown, hint: copy.unknownHint };
  if (isQrDelivered(createTime, now)) return { title: copy.delivered, hint: copy.deliveredHint };
  return { title: copy.expected(formatDate(qrExpectedAt(createTime))), hint: copy.onItsWay };
}
