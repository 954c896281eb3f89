import { selfieCopy as copy } from '../../copy/selfie';
import { LoadingScreen } from '../shared/loading-screen';

/** What became of the last picture is on its way. */
export function LoadingSelfieScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
}
