import { complaintStepsCopy as copy } from '#messages/complaint-steps';
import type { contactMachine } from '../../../machines/contact/machine';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Icon } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { ListRow } from '../../ui/lists/list-row';

/** Ways on from the contacts: a complaint, and what the merchant can ask for. Not while a call or a write is in flight. */
export function RightsLinks({
  snapshot,
  send,
}: Pick<ScreenProps<typeof contactMachine>, 'snapshot' | 'send'>) {
  const isBusy = snapshot.hasTag('pending');
  return (
    <Card tight>
      <ListRow
        icon={
          <IconDot>
            <Icon name="document" size={16} />
          </IconDot>
        }
        title={copy.complain}
        detail={copy.complainDetail}
        strong
        disabled={isBusy}
        onClick={() => send({ type: 'complaint.opened' })}
      />
      <ListRow
        icon={
          <IconDot>
            <Icon name="shield" size={16} />
          </IconDot>
        }
        title={copy.rights}
        detail={copy.rightsDetail}
        strong
        disabled={isBusy}
        onClick={() => send({ type: 'rights.opened' })}
      />
    </Card>
  );
}
