import { homeCopy } from '../../copy/home';
import { LoadingScreen } from '../shared/loading-screen';

/** The lender is asked for a link. */
export function LoadingPaymentLinkScreen() {
  return <LoadingScreen title={homeCopy.linkTitle} awaiting={homeCopy.loadingLink} cards={1} />;
}
