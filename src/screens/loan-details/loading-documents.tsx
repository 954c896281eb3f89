import { documentsCopy as copy } from '../../copy/loan-details';
import { LoadingScreen } from '../shared/loading-screen';

/** The identity documents are on their way. */
export function LoadingDocumentsScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
}
