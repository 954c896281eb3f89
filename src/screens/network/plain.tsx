import { failure } from '../../../machines/domain/failure';
import type { networkMachine } from '../../../machines/network/machine';
import { networkCopy } from '../../copy/network';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { LoadingScreen } from '../shared/loading-screen';
import { NotOfferedScreen } from '../shared/not-offered-screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

type Props = ScreenProps<typeof networkMachine>;

/** The service is asked who the partners are. */
export function LoadingPartnersScreen() {
  return <LoadingScreen title={networkCopy.title} awaiting={networkCopy.loading} />;
}

/** Who the partners are could not be read. */
export function PartnersUnavailableScreen({ snapshot, send, back }: Props) {
  return (
    <UnavailableScreen
      title={networkCopy.title}
      heading={networkCopy.unavailable}
      message={whyItFailed(snapshot.context.failure ?? failure('malformed'))}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}

/** Lead generation is switched off for this merchant, or for the partner of this address. */
export function PartnersNotOfferedScreen({ snapshot, send, back }: Props) {
  const copy = networkCopy.notOffered;
  const hasOthers = snapshot.can({ type: 'partners.opened' });
  return (
    <NotOfferedScreen
      title={networkCopy.title}
      heading={hasOthers ? copy.creditHaat : copy.heading}
      lead={hasOthers ? copy.othersLead : copy.lead}
      action={copy.action}
      other={hasOthers ? { label: copy.others, onOpen: () => send({ type: 'partners.opened' }) } : undefined}
      onLeave={() => send({ type: 'leave' })}
      onBack={back}
    />
  );
}
