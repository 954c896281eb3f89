import type { mandateMachine } from '../../../machines/mandate/machine';
import { mandateCopy } from '../../copy/mandate';
import type { ScreenProps } from '../../journey/screen';
import { LoadFailedScreen } from '../shared/load-failed-screen';

/** The service did not answer; the merchant may ask again. */
export function MandateUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof mandateMachine>) {
  return (
    <LoadFailedScreen
      title={mandateCopy.title}
      heading={mandateCopy.unavailable}
      failure={snapshot.context.failure}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
