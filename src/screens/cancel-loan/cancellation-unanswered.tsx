import { cancelLoanCopy } from '#messages/cancel-loan';
import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import type { ScreenProps } from '../../journey/screen';
import { Unanswered } from '../shared/pages/unanswered';

const copy = cancelLoanCopy.unanswered;

/** Shown while it is unknown whether the loan is cancelled; never an error page. */
export function CancellationUnansweredScreen({
  snapshot,
  send,
  back,
}: ScreenProps<typeof cancelLoanMachine>) {
  return (
    <Unanswered
      title={cancelLoanCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      snapshot={snapshot}
      send={send}
      back={back}
    />
  );
}
