import { sharedCopy } from '#messages/shared';
import { AppLoadingPage } from '../screens/standalone/app-loading-page';

/** Shown while a page loads: the four-dot spinner (spec 2). */
export function PendingScreen() {
  return (
    <div data-journey="none" data-state="loading">
      <AppLoadingPage label={sharedCopy.loading} />
    </div>
  );
}
