import { leadsCopy as copy } from '#messages/leads';
import type { leadsMachine } from '../../../machines/leads/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { NotOfferedScreen } from '../shared/pages/not-offered-screen';

type Props = ScreenProps<typeof leadsMachine>;

/** The partner is switched off for this merchant: nothing more is sent to the partner. */
export function LeadNotOfferedScreen({ snapshot, send, back }: Props) {
  return (
    <NotOfferedScreen
      title={copy.title}
      heading={copy.notOffered.heading(lenderName(snapshot.context.partner))}
      lead={copy.notOffered.lead}
      action={copy.notOffered.action}
      onLeave={() => send({ type: 'leave' })}
      onBack={back}
    />
  );
}
