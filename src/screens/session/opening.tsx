import { sessionCopy } from '../../copy/session';
import { OpeningPage } from '../plain/opening-page';

/** Detects the host, then identifies the merchant. */
export function OpeningScreen() {
  return <OpeningPage label={sessionCopy.opening} />;
}
