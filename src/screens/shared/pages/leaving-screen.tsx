import { sharedCopy } from '../../../copy/shared';
import { Spinner } from '../../../ui/feedback/spinner';
import { Page } from './page';

/** A final state's screen: the journey is over, and the next page is on its way. */
export function LeavingScreen() {
  return (
    <Page help={null} title={sharedCopy.leaving} busy>
      <Spinner label={sharedCopy.leavingTo} />
    </Page>
  );
}
