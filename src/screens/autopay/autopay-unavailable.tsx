import type { autopayMachine } from '../../../machines/autopay/machine';
import { autopayCopy } from '../../copy/autopay';
import type { ScreenProps } from '../../journey/screen';
import { LoadFailedScreen } from '../shared/load-failed-screen';

/** The service did not answer; the merchant may ask again. */
export function AutopayUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof autopayMachine>) {
  return (
    <LoadFailedScreen
      title={autopayCopy.title}
      heading={autopayCopy.unavailable}
      failure={snapshot.context.failure}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
