import { failure } from '../../../machines/domain/failure';
import type { offerSelectionMachine } from '../../../machines/offer-selection/machine';
import { offerSelectionCopy as copy } from '../../copy/offer-selection';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The offers could not be read. */
export function OffersUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof offerSelectionMachine>) {
  return (
    <UnavailableScreen
      title={copy.title}
      heading={copy.noOffers}
      message={whyItFailed(snapshot.context.failure ?? failure('malformed'))}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
