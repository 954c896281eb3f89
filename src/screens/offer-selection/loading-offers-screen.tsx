import { offerSelectionCopy as copy } from '../../copy/offer-selection';
import { LoadingScreen } from '../shared/loading-screen';

/** The lenders are asked for their offers. */
export function LoadingOffersScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.awaiting} />;
}
