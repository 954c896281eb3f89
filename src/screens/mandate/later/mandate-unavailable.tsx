import type { mandateMachine } from '../../../../machines/mandate/machine';
import { mandateCopy } from '../../../copy/mandate';
import { sharedCopy, whyItFailed } from '../../../copy/shared';
import type { ScreenProps } from '../../../journey/screen';
import { UnavailableScreen } from '../../shared/unavailable-screen';

/** The service did not answer; the merchant may ask again. */
export function MandateUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof mandateMachine>) {
  const { failure } = snapshot.context;
  return (
    <UnavailableScreen
      title={mandateCopy.title}
      heading={mandateCopy.unavailable}
      message={failure === null ? sharedCopy.unableToProcess : whyItFailed(failure)}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
