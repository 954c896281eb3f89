import type { contactMachine } from '../../../machines/contact/machine';
import { contactCopy as copy } from '../../copy/contact';
import type { ScreenProps } from '../../journey/screen';
import { LoadFailedScreen } from '../shared/load-failed-screen';

/** One of the services did not answer; support's link stays. */
export function ContactUnavailableScreen({ snapshot, send, back }: ScreenProps<typeof contactMachine>) {
  return (
    <LoadFailedScreen
      title={copy.title}
      heading={copy.unavailable}
      failure={snapshot.context.failure}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
