import type { autopayMachine } from '../../../machines/autopay/machine';
import { autopayCopy } from '../../copy/autopay';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';
import { LenderLine } from './lender-line';

const copy = autopayCopy.withdrawal;

/** Nobody knows yet whether autopay is stopped: never called a failure. */
export function WithdrawalUnansweredScreen({ snapshot, send, back }: ScreenProps<typeof autopayMachine>) {
  return (
    <Page
      title={autopayCopy.title}
      heading={copy.notSure}
      lead={copy.notSureLead}
      status="waiting"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'retry' })}>{sharedCopy.checkAgain}</Button>}
    >
      <LenderLine of={snapshot.context} />
    </Page>
  );
}
