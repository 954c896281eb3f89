import { prepaymentCopy as copy } from '../../copy/prepayment';
import { LoadingScreen } from '../shared/loading-screen';

/** The loan and today's amounts are on their way. */
export function LoadingPrepaymentScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} cards={3} />;
}
