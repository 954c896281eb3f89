import type { selfieMachine } from '../../../machines/selfie/machine';
import { selfieCopy } from '../../copy/selfie';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** What became of the selfie could not be read. */
export function SelfieUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof selfieMachine>) {
  const { failure } = snapshot.context;
  return (
    <UnavailableScreen
      title={selfieCopy.title}
      heading={selfieCopy.unavailable}
      message={failure === null ? sharedCopy.defaultError : whyItFailed(failure)}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
