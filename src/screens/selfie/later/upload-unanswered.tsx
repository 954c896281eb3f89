import type { selfieMachine } from '../../../../machines/selfie/machine';
import { selfieLaterCopy } from '../../../copy/selfie-later';
import { sharedCopy } from '../../../copy/shared';
import type { ScreenProps } from '../../../journey/screen';
import { Button } from '../../../ui/button';
import { Page } from '../../../ui/page';
import { SupportLink } from '../../shared/support-link';

const copy = selfieLaterCopy.unanswered;

/** Nobody knows whether the picture arrived: it is asked about, never called a failure. */
export function UploadUnansweredScreen({ send }: ScreenProps<typeof selfieMachine>) {
  return (
    <Page
      title={selfieLaterCopy.camera.title}
      heading={copy.heading}
      lead={copy.lead}
      status="waiting"
      leading="close"
      onBack={() => send({ type: 'back' })}
      backLabel={sharedCopy.close}
      help={<SupportLink />}
      action={<Button onClick={() => send({ type: 'retry' })}>{copy.action}</Button>}
    />
  );
}
