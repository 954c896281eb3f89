import { sessionCopy } from '#messages/session';
import { sharedCopy } from '#messages/shared';
import type { sessionMachine } from '../../../machines/session/machine';
import { whyItFailed } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = sessionCopy.unavailable;

/** The merchant could not be loaded. There is no back button, because there is no earlier page. */
export function MerchantUnavailableScreen({ snapshot, send }: ScreenProps<typeof sessionMachine>) {
  const { failure } = snapshot.context;
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={failure === null ? sharedCopy.unableToProcess : whyItFailed(failure)}
      status="failure"
      action={<Button onClick={() => send({ type: 'retry' })}>{sharedCopy.retry}</Button>}
    />
  );
}
