import type { summaryMachine } from '../../../machines/summary/machine';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import { summaryCopy as copy } from '../../copy/summary';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The service did not answer; the merchant may ask again. */
export function SummaryUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof summaryMachine>) {
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
