import { sharedCopy } from '#messages/shared';
import type { offerSelectionMachine } from '../../../machines/offer-selection/machine';
import { offerSelectionCopy as copy } from '../../copy/offer-selection';
import type { ScreenProps } from '../../journey/screen';
import { LoadFailedScreen } from '../shared/pages/load-failed-screen';

/** The offers could not be loaded. */
export function OffersUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof offerSelectionMachine>) {
  const { failure } = snapshot.context;
  return (
    <LoadFailedScreen
      title={copy.title}
      heading={failure?.operation === 'getNbfcFeatureConfig' ? sharedCopy.defaultError : copy.noOffers}
      failure={failure}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
