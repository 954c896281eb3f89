import { sharedCopy } from '../../copy/shared';
import { Page } from '../../ui/page';
import { Spinner } from '../../ui/spinner';

/** A final state's screen: the journey is over, and the next page is on its way. */
export function LeavingScreen() {
  return (
    <Page title={sharedCopy.leaving} backLabel={sharedCopy.back} busy>
      <Spinner label={sharedCopy.leavingTo} />
    </Page>
  );
}
