import type { qrMachine } from '../../../machines/qr/machine';
import { qrCopy as copy } from '../../copy/qr';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';
import { DeliveryCard } from './delivery-card';
import { DestinationCard } from './destination-card';

/** The QR, where its money goes, and when the printed one comes. */
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
      backLabel={sharedCopy.back}
      help={<SupportLink />}
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
