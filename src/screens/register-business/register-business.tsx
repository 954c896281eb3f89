import { registerBusinessCopy as copy } from '#messages/register-business';
import { udyamStatusLabels } from '#messages/udyam-status';
import type { registerBusinessMachine } from '../../../machines/register-business/machine';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Row, Rows } from '../../ui/base/rows';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';
import { TickedList } from '../shared/ticked-list';

/** The Udyam registration of the business; an unregistered business can start its registration here. */
export function RegisterBusinessScreen({
  snapshot,
  send,
  back,
}: ScreenProps<typeof registerBusinessMachine>) {
  const { business } = snapshot.context;
  const isRegistered = business?.udyamStatus === 'REGISTERED';
  const canRegister = snapshot.can({ type: 'registration.opened' });
  const status = business?.udyamStatus ?? 'NOT_REGISTERED';
  return (
    <Page
      title={copy.title}
      heading={canRegister ? copy.heading : isRegistered ? copy.registeredHeading : copy.closedHeading}
      lead={canRegister || isRegistered ? copy.lead : copy.closedLead}
      onBack={back}
      action={
        canRegister ? (
          <>
            <Button onClick={() => send({ type: 'registration.opened' })}>
              {status === 'NOT_REGISTERED' ? copy.register : copy.goOn}
            </Button>
            <Button variant="ghost" onClick={() => send({ type: 'leave' })}>
              {copy.later}
            </Button>
          </>
        ) : (
          <Button onClick={() => send({ type: 'leave' })}>{copy.toLoan}</Button>
        )
      }
    >
      <Card>
        <Rows>
          {business?.name != null && <Row label={copy.name} value={business.name} />}
          <Row label={copy.status} value={udyamStatusLabels[status]} strong />
          {business?.udyamNumber != null && <Row label={copy.number} value={business.udyamNumber} />}
          {business?.maskedGstin != null && (
            <Row label={copy.gstin} value={`••${business.maskedGstin.slice(-4)}`} />
          )}
        </Rows>
      </Card>
      {canRegister && <TickedList items={copy.facts} />}
    </Page>
  );
}
