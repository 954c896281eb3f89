import type { agreementMachine } from '../../../../machines/agreement/machine';
import { agreementCopy } from '../../../copy/agreement';
import { sharedCopy } from '../../../copy/shared';
import type { ScreenProps } from '../../../journey/screen';
import { Button } from '../../../ui/button';
import { Page } from '../../../ui/page';
import { loanSteps } from '../../shared/loan-steps';
import { SupportLink } from '../../shared/support-link';
import { OtpLoan } from './otp-loan';

const copy = agreementCopy.unanswered;

/** Nobody knows yet whether the agreement is signed. Never called a failure. */
export function SignatureUnansweredScreen({ snapshot, send, back }: ScreenProps<typeof agreementMachine>) {
  const { agreement } = snapshot.context;
  return (
    <Page
      title={agreementCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      status="waiting"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      steps={loanSteps('agreement')}
      action={
        <Button busy={snapshot.hasTag('pending')} onClick={() => send({ type: 'retry' })}>
          {sharedCopy.checkAgain}
        </Button>
      }
    >
      {agreement !== null && <OtpLoan agreement={agreement} />}
    </Page>
  );
}
