import { standingCopy as copy } from '../../copy/standing';
import { LoadFailedScreen } from '../shared/load-failed-screen';
import type { StandingProps } from './standing-page';

/** One of the services did not answer; the merchant may ask again. */
export function StandingUnavailableScreen({ snapshot, send, back }: StandingProps) {
  return (
    <LoadFailedScreen
      title={copy.title}
      heading={copy.unavailable}
      failure={snapshot.context.failure}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
