import { sessionCopy } from '../../copy/session';
import { OpeningPage } from '../plain/opening-page';

/** Shown while the host is detected and the merchant is loaded. */
export function OpeningScreen() {
  return <OpeningPage label={sessionCopy.opening} />;
}
