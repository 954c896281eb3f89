import { qrCopy as copy } from '#messages/qr';
import type { qrMachine } from '../../../machines/qr/machine';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { DeliveryCard } from './delivery-card';
import { DestinationCard } from './destination-card';

/** The QR code, its destination, and when the printed one arrives. */
export function QrIntroScreen({ snapshot, send, back }: ScreenProps<typeof qrMachine>) {
  const { facts, isChanged } = snapshot.context;
  if (facts === null) return null;
  const { address, destination, accounts, readAt } = facts;
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={back}
      action={
        <Button onClick={() => send({ type: 'change.opened' })}>
          {destination === null ? copy.destination.choose : copy.destination.change}
        </Button>
      }
    >
      {isChanged && (
        <Card tone="success" role="status">
          {copy.changed}
        </Card>
      )}
      <DestinationCard destination={destination} accounts={accounts} />
      <DeliveryCard address={address} now={readAt} />
    </Page>
  );
}
