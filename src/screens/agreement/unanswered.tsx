import type { agreementMachine } from '../../../machines/agreement/machine';
import { agreementCopy as copy } from '../../copy/agreement';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { loanSteps } from '../shared/loan-steps';
import { SupportLink } from '../shared/support-link';
import { OtpLoan } from './otp-loan';

type Props = ScreenProps<typeof agreementMachine>;

/** Nobody knows yet whether the agreement is signed. */
export function SignatureUnansweredScreen(props: Props) {
  return <Unanswered {...props} of="signatureUnanswered" />;
}

/** Nobody knows yet whether the agreement is drawn up. */
export function CreationUnansweredScreen(props: Props) {
  return <Unanswered {...props} of="creationUnanswered" />;
}

/** Nobody knows yet whether a code was sent. */
export function CodeUnansweredScreen(props: Props) {
  return <Unanswered {...props} of="codeUnanswered" />;
}

interface UnansweredProps extends Props {
  readonly of: 'signatureUnanswered' | 'creationUnanswered' | 'codeUnanswered';
}

/** A write whose answer is lost: the service is asked again, and nothing is called a failure. */
function Unanswered({ snapshot, send, back, of }: UnansweredProps) {
  const { agreement } = snapshot.context;
  return (
    <Page
      title={agreement === null ? copy.read.title : copy.title}
      heading={copy[of].heading}
      lead={copy[of].lead}
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
