import type { loanDetailsMachine } from '../../../machines/loan-details/machine';
import { loanDetailsCopy as copy } from '../../copy/loan-details';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The service did not answer; the merchant may ask again. */
export function TermsUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof loanDetailsMachine>) {
  const { failure } = snapshot.context;
  return (
    <UnavailableScreen
      title={copy.title}
      heading={copy.unavailable}
      message={failure === null ? sharedCopy.unableToProcess : whyItFailed(failure)}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
