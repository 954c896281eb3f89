import type { homeMachine } from '../../../machines/home/machine';
import { homeCopy } from '../../copy/home';
import { loadFailureHeading } from '../../copy/load-failure';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The service did not answer, and what failed is named; the merchant may ask again. */
export function HomeUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof homeMachine>) {
  const { failure } = snapshot.context;
  return (
    <UnavailableScreen
      title={homeCopy.greeting}
      heading={loadFailureHeading(failure, homeCopy.unavailable)}
      message={failure === null ? sharedCopy.unableToProcess : whyItFailed(failure)}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
