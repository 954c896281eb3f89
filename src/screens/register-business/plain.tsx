import { failure } from '../../../machines/domain/failure';
import type { registerBusinessMachine } from '../../../machines/register-business/machine';
import { registerBusinessCopy as copy } from '../../copy/register-business';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { LoadingScreen } from '../shared/loading-screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** The service is asked how the business is registered. */
export function LoadingBusinessScreen() {
  return <LoadingScreen title={copy.title} awaiting={copy.loading} />;
}

/** The service did not answer. */
export function BusinessUnavailableScreen({
  snapshot,
  send,
  back,
}: ScreenProps<typeof registerBusinessMachine>) {
  return (
    <UnavailableScreen
      title={copy.title}
      heading={copy.unavailable}
      message={whyItFailed(snapshot.context.failure ?? failure('malformed'))}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
