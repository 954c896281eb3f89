import { selfieCopy } from '#messages/selfie';
import { sharedCopy } from '#messages/shared';
import type { selfieMachine } from '../../../machines/selfie/machine';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Page } from '../shared/pages/page';

const copy = selfieCopy.paused;

/** The camera was stopped because the page was hidden; it restarts when the page is visible again. */
export function CameraPausedScreen({ send }: ScreenProps<typeof selfieMachine>) {
  return (
    <Page
      help={null}
      title={selfieCopy.camera.title}
      heading={copy.heading}
      lead={copy.lead}
      status="info"
      tone="camera"
      leading="close"
      onBack={() => send({ type: 'back' })}
      backLabel={sharedCopy.close}
      action={
        <>
          <Button onClick={() => send({ type: 'camera.preferred' })}>{copy.action}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'photo.preferred', consent: null })}>
            {copy.instead}
          </Button>
        </>
      }
    />
  );
}
