import type { mandatePhoneMachine } from '../../../machines/mandate-phone/machine';
import { mandatePhoneCopy as copy } from '../../copy/mandate-phone';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The service did not answer; the merchant may ask again. */
export function PhoneUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof mandatePhoneMachine>) {
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
