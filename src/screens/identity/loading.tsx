import { identityCopy as copy } from '../../copy/identity';
import { LoadingScreen } from '../shared/loading-screen';

/** Where the checks of identity stand is on its way. */
export function LoadingIdentityScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
}
