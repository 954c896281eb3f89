import { formatDate } from '../../../machines/domain/dates';
import type { MerchantAddress } from '../../../machines/domain/merchant-address';
import { isQrDelivered, qrExpectedAt } from '../../../machines/domain/qr-delivery';
import { addressOf, qrCopy } from '../../copy/qr';
import { Card } from '../../ui/card';
import { Icon } from '../../ui/icon';
import { IconDot } from '../../ui/icon-dot';
import { ListRow } from '../../ui/list-row';

const copy = qrCopy.delivery;

interface DeliveryCardProps {
  readonly address: MerchantAddress | null;
  /** Milliseconds, by the service's clock. */
  readonly now: number;
}

/** Where the printed QR comes to, and whether it has come (spec 2.4): 20 days after the address was created. */
export function DeliveryCard({ address, now }: DeliveryCardProps) {
  const place = address === null ? null : addressOf(address);
  if (address === null || place === null) {
    return (
      <Card tight>
        <ListRow
          icon={
            <IconDot tone="due">
              <Icon name="alert" size={16} />
            </IconDot>
          }
          title={copy.noAddress}
          detail={copy.noAddressHint}
          strong
        />
      </Card>
    );
  }
  const isDelivered = isQrDelivered(address.createTime, now);
  return (
    <Card tight>
      <ListRow
        icon={
          <IconDot tone={isDelivered ? 'success' : 'due'}>
            <Icon name={isDelivered ? 'tick' : 'clock'} size={16} />
          </IconDot>
        }
        {...deliveryWords(address.createTime, isDelivered)}
        strong
      />
      <ListRow
        icon={
          <IconDot tone="muted">
            <Icon name="home" size={16} />
          </IconDot>
        }
        title={copy.address}
        detail={place}
      />
    </Card>
  );
}

/** Without a time of creation nothing is claimed. */
function deliveryWords(createTime: number | null, isDelivered: boolean): { title: string; detail: string } {
  if (createTime === null) return { title: copy.unknown, detail: copy.unknownHint };
  if (isDelivered) return { title: copy.delivered, detail: copy.deliveredHint };
  return { title: copy.expected(formatDate(qrExpectedAt(createTime))), detail: copy.onItsWay };
}
