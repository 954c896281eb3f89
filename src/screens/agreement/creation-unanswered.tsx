import { agreementCopy as copy } from '#messages/agreement';
import type { agreementMachine } from '../../../machines/agreement/machine';
import type { ScreenProps } from '../../journey/screen';
import { loanSteps } from '../shared/loan-steps';
import { Unanswered } from '../shared/pages/unanswered';

/** Shown while it is unknown whether the agreement was created. */
export function CreationUnansweredScreen(props: ScreenProps<typeof agreementMachine>) {
  return (
    <Unanswered
      {...props}
      {...copy.creationUnanswered}
      title={copy.review.title}
      steps={loanSteps('agreement')}
    />
  );
}
