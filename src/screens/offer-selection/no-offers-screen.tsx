import { lenderName } from '../../../machines/domain/lenders';
import type { offerSelectionMachine } from '../../../machines/offer-selection/machine';
import { offerSelectionCopy as copy, whyNoOffers, withoutOffer } from '../../copy/offer-selection';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/text';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** No lender made an offer; those that were asked are named. */
export function NoOffersScreen({ snapshot, send, back }: ScreenProps<typeof offerSelectionMachine>) {
  const { lendersWithoutOffer, leftOut } = snapshot.context.table;
  return (
    <UnavailableScreen
      title={copy.title}
      status="info"
      heading={copy.noOffers}
      message={
        <>
          {whyNoOffers(leftOut)}
          {lendersWithoutOffer.length > 0 && <Hint>{withoutOffer(lendersWithoutOffer.map(lenderName))}</Hint>}
        </>
      }
      retryLabel={sharedCopy.checkAgain}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
