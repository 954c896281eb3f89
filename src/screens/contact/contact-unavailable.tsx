import type { contactMachine } from '../../../machines/contact/machine';
import { failure } from '../../../machines/domain/failure';
import { contactCopy as copy } from '../../copy/contact';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

/** One of the services did not answer; support's link stays. */
export function ContactUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof contactMachine>) {
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
