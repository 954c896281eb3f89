import { sharedCopy } from '#messages/shared';
import { Spinner } from '../../../ui/feedback/spinner';
import { Page } from './page';

/** The screen of a final state: the journey has ended, and the next page is loading. */
export function LeavingScreen() {
  return (
    <Page help={null} title={sharedCopy.leaving} busy>
      <Spinner label={sharedCopy.leavingTo} />
    </Page>
  );
}
