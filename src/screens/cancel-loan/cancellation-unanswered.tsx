import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import { cancelLoanCopy } from '../../copy/cancel-loan';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { SupportLink } from '../shared/support-link';

const copy = cancelLoanCopy.unanswered;

/** Nobody knows yet whether the loan is cancelled. Never called a failure. */
export function CancellationUnansweredScreen({
  snapshot,
  send,
  back,
}: ScreenProps<typeof cancelLoanMachine>) {
  return (
    <Page
      title={cancelLoanCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="waiting"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={
        <Button busy={snapshot.hasTag('pending')} onClick={() => send({ type: 'retry' })}>
          {sharedCopy.checkAgain}
        </Button>
      }
    />
  );
}
