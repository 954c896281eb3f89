import { sharedCopy } from '#messages/shared';
import type { selfieMachine } from '../../../machines/selfie/machine';
import { selfieCopy } from '../../copy/selfie';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = selfieCopy.unanswered;

/** It is not known whether the picture arrived; a button checks it. Never shown as a failure. */
export function UploadUnansweredScreen({ send }: ScreenProps<typeof selfieMachine>) {
  return (
    <Page
      title={selfieCopy.camera.title}
      heading={copy.heading}
      lead={copy.lead}
      status="unsure"
      leading="close"
      onBack={() => send({ type: 'back' })}
      backLabel={sharedCopy.close}
      action={<Button onClick={() => send({ type: 'retry' })}>{copy.action}</Button>}
    />
  );
}
