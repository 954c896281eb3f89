import { sessionCopy } from '#messages/session';
import { AppLoadingPage } from '../standalone/app-loading-page';

/** Shown while the host is detected and the merchant is loaded. */
export function ConnectingScreen() {
  return <AppLoadingPage label={sessionCopy.opening} />;
}
