import { failure } from '../../../machines/domain/failure';
import type { leadsMachine } from '../../../machines/leads/machine';
import { leadsCopy as copy } from '../../copy/leads';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { LoadingScreen } from '../shared/loading-screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

type Props = ScreenProps<typeof leadsMachine>;

/** The service is asked how the lead stands. */
export function LoadingLeadScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
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
