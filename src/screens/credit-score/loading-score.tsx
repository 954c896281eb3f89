import { creditScoreCopy as copy } from '../../copy/credit-score';
import { LoadingScreen } from '../shared/loading-screen';

/** The service is asked for the score. */
export function LoadingScoreScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
}
