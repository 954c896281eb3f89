import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import { prepaymentCopy } from '../../copy/prepayment';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The loan could not be read; the merchant may ask again. */
export function PrepaymentUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof prepaymentMachine>) {
  const { failure } = snapshot.context;
  return (
    <UnavailableScreen
      title={prepaymentCopy.title}
      heading={prepaymentCopy.unavailable}
      message={failure === null ? sharedCopy.unableToProcess : whyItFailed(failure)}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
