import type { loanDetailsMachine } from '../../../machines/loan-details/machine';
import { loanDetailsCopy as copy } from '../../copy/loan-details';
import type { ScreenProps } from '../../journey/screen';
import { LoadFailedScreen } from '../shared/load-failed-screen';

/** The service did not answer; the merchant may ask again. */
export function TermsUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof loanDetailsMachine>) {
  return (
    <LoadFailedScreen
      title={copy.title}
      heading={copy.unavailable}
      failure={snapshot.context.failure}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
