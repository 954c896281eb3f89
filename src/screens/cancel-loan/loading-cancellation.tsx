import { cancelLoanCopy as copy } from '../../copy/cancel-loan';
import { LoadingScreen } from '../shared/loading-screen';

/** Whether the loan can be given back is being asked. */
export function LoadingCancellationScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
}
