import type { contactMachine } from '../../../machines/contact/machine';
import { contactCopy } from '../../copy/contact';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { UnavailableScreen } from '../shared/unavailable-screen';

const copy = contactCopy.unanswered;

/** Nobody knows yet whether the wish was kept. */
export function ConsentUnansweredScreen({ send, back }: ScreenProps<typeof contactMachine>) {
  return (
    <UnavailableScreen
      title={contactCopy.title}
      status="waiting"
      heading={copy.heading}
      message={copy.lead}
      retryLabel={sharedCopy.checkAgain}
      onRetry={() => send({ type: 'retry' })}
      onBack={back}
    />
  );
}
