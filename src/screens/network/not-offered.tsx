import { networkCopy } from '#messages/network';
import type { networkMachine } from '../../../machines/network/machine';
import { lenderName } from '../../copy/lender';
import type { ScreenProps } from '../../journey/screen';
import { NotOfferedScreen } from '../shared/pages/not-offered-screen';

type Props = ScreenProps<typeof networkMachine>;

/** Leads are switched off for this merchant, or for the partner in the URL. */
export function PartnersNotOfferedScreen({ snapshot, send, back }: Props) {
  const copy = networkCopy.notOffered;
  const hasOthers = snapshot.can({ type: 'partners.opened' });
  return (
    <NotOfferedScreen
      title={networkCopy.title}
      heading={hasOthers ? copy.partner(lenderName('CREDIT_HAAT')) : copy.heading}
      lead={hasOthers ? copy.othersLead : copy.lead}
      action={copy.action}
      other={hasOthers ? { label: copy.others, onOpen: () => send({ type: 'partners.opened' }) } : undefined}
      onLeave={() => send({ type: 'leave' })}
      onBack={back}
    />
  );
}
