import { sharedCopy } from '../copy/shared';
import { OpeningPage } from '../screens/plain/opening-page';

/** Shown while a page loads: the four-dot spinner (spec 2). */
export function PendingScreen() {
  return (
    <div data-journey="opening" data-state="loading">
      <OpeningPage label={sharedCopy.loading} />
    </div>
  );
}
