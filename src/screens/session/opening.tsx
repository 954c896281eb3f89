import { sessionCopy } from '../../copy/session';
import { OpeningPage } from '../plain/opening-page';

/** The host is being found, then the merchant. */
export function OpeningScreen() {
  return <OpeningPage label={sessionCopy.opening} />;
}
