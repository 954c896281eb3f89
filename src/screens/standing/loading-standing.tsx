import { standingCopy as copy } from '../../copy/standing';
import { LoadingScreen } from '../shared/loading-screen';

/** The services are asked where the merchant stands. */
export function LoadingStandingScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
}
