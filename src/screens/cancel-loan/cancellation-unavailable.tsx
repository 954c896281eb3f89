import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import { cancelLoanCopy } from '../../copy/cancel-loan';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The service did not say whether the loan can be given back. */
export function CancellationUnavailableScreen({
  snapshot,
  send,
  back,
}: ScreenProps<typeof cancelLoanMachine>) {
  const { failure } = snapshot.context;
  return (
    <UnavailableScreen
      title={cancelLoanCopy.title}
      heading={cancelLoanCopy.unavailable.heading}
      message={failure === null ? sharedCopy.unableToProcess : whyItFailed(failure)}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
