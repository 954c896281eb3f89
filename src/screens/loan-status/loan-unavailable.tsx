import { loanStatusCopy } from '#messages/loan-status';
import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import { latestLoanError, loadFailureText } from '../../copy/load-failure';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Notice } from '../shared/pages/notice';

const copy = loanStatusCopy.unavailable;

/** The loan could not be loaded: the reason, and a button to retry. */
export function LoanUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof loanStatusMachine>) {
  const { failure } = snapshot.context;
  return (
    <Notice
      title={loanStatusCopy.title}
      heading={copy.heading}
      lead={loadFailureText(failure)}
      onAction={() => send({ type: 'retry' })}
      onBack={back}
    >
      <Stack align="center">
        <Hint>{latestLoanError(failure) ?? copy.error}</Hint>
      </Stack>
    </Notice>
  );
}
