import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import { cancelLoanCopy } from '../../copy/cancel-loan';
import type { ScreenProps } from '../../journey/screen';
import { Unanswered } from '../shared/pages/unanswered';

const copy = cancelLoanCopy.unanswered;

/** It is not known yet whether the loan is cancelled. Never shown as a failure. */
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
