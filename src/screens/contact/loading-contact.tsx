import { contactCopy as copy } from '../../copy/contact';
import { LoadingScreen } from '../shared/loading-screen';

/** The services are asked whom one can talk to. */
export function LoadingContactScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
}
