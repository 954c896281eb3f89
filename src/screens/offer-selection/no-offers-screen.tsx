import { offerSelectionCopy as copy } from '#messages/offer-selection';
import { sharedCopy } from '#messages/shared';
import type { offerSelectionMachine } from '../../../machines/offer-selection/machine';
import { lenderName } from '../../copy/lender';
import { whyNoOffers, withoutOffer } from '../../copy/offer-selection';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Notice } from '../shared/pages/notice';

/** No offer can be chosen: why, and the names of the lenders that made none. */
export function NoOffersScreen({ snapshot, send, back }: ScreenProps<typeof offerSelectionMachine>) {
  const { lendersWithoutOffer, omitted } = snapshot.context.availableOffers;
  return (
    <Notice
      title={copy.title}
      status="info"
      heading={copy.noOffers}
      lead={
        <>
          {whyNoOffers(omitted)}
          {lendersWithoutOffer.length > 0 && <Hint>{withoutOffer(lendersWithoutOffer.map(lenderName))}</Hint>}
        </>
      }
      action={sharedCopy.checkAgain}
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
