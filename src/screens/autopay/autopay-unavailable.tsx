import type { autopayMachine } from '../../../machines/autopay/machine';
import { autopayCopy } from '../../copy/autopay';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The service did not answer; the merchant may ask again. */
export function AutopayUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof autopayMachine>) {
  const { failure } = snapshot.context;
  return (
    <UnavailableScreen
      title={autopayCopy.title}
      heading={autopayCopy.unavailable}
      message={failure === null ? sharedCopy.unableToProcess : whyItFailed(failure)}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
