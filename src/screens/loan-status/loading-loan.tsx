import { loanStatusCopy as copy } from '../../copy/loan-status';
import { LoadingScreen } from '../shared/loading-screen';

/** The latest loan is on its way. */
export function LoadingLoanScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
}
