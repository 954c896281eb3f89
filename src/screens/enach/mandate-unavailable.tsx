import type { enachMachine } from '../../../machines/enach/machine';
import { enachCopy } from '../../copy/enach';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The service did not answer; the merchant may ask again. */
export function MandateUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof enachMachine>) {
  const { failure } = snapshot.context;
  return (
    <UnavailableScreen
      title={enachCopy.title}
      heading={enachCopy.unavailable}
      message={failure === null ? sharedCopy.unableToProcess : whyItFailed(failure)}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
