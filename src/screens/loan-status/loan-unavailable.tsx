import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import { latestLoanError, loadFailureWords } from '../../copy/load-failure';
import { loanStatusCopy } from '../../copy/loan-status';
import type { ScreenProps } from '../../journey/screen';
import { Stack } from '../../ui/stack';
import { Hint } from '../../ui/text';
import { UnavailableScreen } from '../shared/unavailable-screen';

const copy = loanStatusCopy.unavailable;

/** The service did not answer; the merchant may ask again. */
export function LoanUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof loanStatusMachine>) {
  const { failure } = snapshot.context;
  return (
    <UnavailableScreen
      title={loanStatusCopy.title}
      heading={copy.heading}
      message={loadFailureWords(failure)}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    >
      <Stack align="center">
        <Hint>{latestLoanError(failure) ?? copy.error}</Hint>
      </Stack>
    </UnavailableScreen>
  );
}
