import { payByLinkCopy as copy } from '../../copy/pay-by-link';
import { LoadingScreen } from '../shared/loading-screen';

/** What the link is for is on its way. */
export function LoadingLinkScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} cards={1} />;
}
