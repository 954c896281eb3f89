import { failure } from '../../../machines/domain/failure';
import { whyItFailed } from '../../copy/shared';
import { standingCopy as copy } from '../../copy/standing';
import { UnavailableScreen } from '../shared/unavailable-screen';
import type { StandingProps } from './standing-page';

/** One of the services did not answer; the merchant may ask again. */
export function StandingUnavailableScreen({ snapshot, send, back }: StandingProps) {
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
