import { sharedCopy } from '../copy/shared';
import { AppLoadingPage } from '../screens/plain/app-loading-page';

/** Shown while a page loads: the four-dot spinner (spec 2). */
export function PendingScreen() {
  return (
    <div data-journey="opening" data-state="loading">
      <AppLoadingPage label={sharedCopy.loading} />
    </div>
  );
}
