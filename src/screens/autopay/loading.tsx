import { autopayCopy as copy } from '../../copy/autopay';
import { LoadingScreen } from '../shared/loading-screen';

/** Where autopay stands is on its way. */
export function LoadingStandingScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
}

/** The terms of a new mandate are on their way. */
export function LoadingMandateScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loadingTerms} />;
}
