import type { agreementMachine } from '../../../machines/agreement/machine';
import { agreementCopy as copy } from '../../copy/agreement';
import type { ScreenProps } from '../../journey/screen';
import { loanSteps } from '../shared/loan-steps';
import { Unanswered } from '../shared/pages/unanswered';
import { OtpLoan } from './otp-loan';

type Props = ScreenProps<typeof agreementMachine>;

/** It is unknown whether the agreement is signed. */
export function SignatureUnansweredScreen(props: Props) {
  return <OfAgreement {...props} of="signatureUnanswered" />;
}

/** It is unknown whether the agreement was created. */
export function CreationUnansweredScreen(props: Props) {
  return <OfAgreement {...props} of="creationUnanswered" />;
}

/** It is unknown whether a code was sent. */
export function CodeUnansweredScreen(props: Props) {
  return <OfAgreement {...props} of="codeUnanswered" />;
}

interface UnansweredProps extends Props {
  readonly of: 'signatureUnanswered' | 'creationUnanswered' | 'codeUnanswered';
}

function OfAgreement({ snapshot, send, back, of }: UnansweredProps) {
  const { agreement } = snapshot.context;
  return (
    <Unanswered
      title={agreement === null ? copy.read.title : copy.title}
      heading={copy[of].heading}
      lead={copy[of].lead}
      snapshot={snapshot}
      send={send}
      back={back}
      steps={loanSteps('agreement')}
    >
      {agreement !== null && <OtpLoan agreement={agreement} />}
    </Unanswered>
  );
}
