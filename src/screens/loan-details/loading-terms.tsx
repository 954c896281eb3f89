import { loanDetailsCopy as copy } from '../../copy/loan-details';
import { LoadingScreen } from '../shared/loading-screen';

/** The agreement is on its way. */
export function LoadingTermsScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
}
