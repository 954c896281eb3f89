import type { historyMachine } from '../../../machines/history/machine';
import { historyCopy as copy } from '../../copy/history';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The service did not answer; the merchant may ask again. */
export function HistoryUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof historyMachine>) {
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
