import { failure } from '../../../machines/domain/failure';
import { lenderName } from '../../../machines/domain/lenders';
import type { leadsMachine } from '../../../machines/leads/machine';
import { leadsCopy as copy } from '../../copy/leads';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { LoadingScreen } from '../shared/loading-screen';
import { NotOfferedScreen } from '../shared/not-offered-screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

type Props = ScreenProps<typeof leadsMachine>;

/** The service is asked how the lead stands. */
export function LoadingLeadScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
}

/** The partner is switched off for this merchant: nothing more goes to it. */
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

/** The lead could not be read. */
export function LeadUnavailableScreen({ snapshot, send, back }: Props) {
  return (
    <UnavailableScreen
      title={copy.title}
      heading={copy.unavailable}
      message={whyItFailed(snapshot.context.failure ?? failure('malformed'))}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
