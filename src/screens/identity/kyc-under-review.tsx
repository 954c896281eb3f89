import { checkCopy } from '#messages/identity';
import type { identityMachine } from '../../../machines/identity/machine';
import type { ScreenProps } from '../../journey/screen';
import { ProgressList } from '../shared/progress-list';
import { WaitingPage } from './waiting-page';

const copy = checkCopy.review;

/** Everything is submitted; the lender reviews it manually. */
export function KycUnderReviewScreen(props: ScreenProps<typeof identityMachine>) {
  return (
    <WaitingPage {...props} title={checkCopy.title} heading={copy.heading} lead={copy.lead}>
      <ProgressList done={{ title: copy.done }} now={{ title: copy.now }} next={{ title: copy.next }} />
    </WaitingPage>
  );
}
