import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import { payByLinkCopy } from '../../copy/pay-by-link';
import { sharedCopy, whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The service did not say what the link is for. */
export function LinkUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof payByLinkMachine>) {
  const { failure } = snapshot.context;
  return (
    <UnavailableScreen
      title={payByLinkCopy.title}
      heading={payByLinkCopy.unavailable.heading}
      message={failure === null ? sharedCopy.defaultError : whyItFailed(failure)}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
