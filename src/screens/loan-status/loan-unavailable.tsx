import type { Failure } from '../../../machines/domain/failure';
import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import { loanStatusCopy } from '../../copy/loan-status';
import { sharedCopy, whyItFailed } from '../../copy/shared';
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
      message={failure === null ? sharedCopy.unableToProcess : whyItFailed(failure)}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    >
      <Stack align="center">
        <Hint>{latestLoanError(failure)}</Hint>
      </Stack>
    </UnavailableScreen>
  );
}

/** Spec 8: the service's own `code: message`, or the fallback when it did not give both. */
function latestLoanError(failure: Failure | null): string {
  if (failure === null || failure.code === null || failure.message === null) return copy.error;
  return `${failure.code}: ${failure.message}`;
}
