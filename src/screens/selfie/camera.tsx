import { useEffect, useRef } from 'react';
import { selfieCopy } from '#messages/selfie';
import { sharedCopy } from '#messages/shared';
import type { selfieMachine } from '../../../machines/selfie/machine';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Shutter } from '../../ui/controls/shutter';
import { Viewfinder } from '../../ui/media/viewfinder';
import { Page } from '../shared/pages/page';

const copy = selfieCopy.camera;

/** The live camera. Hints do not disable the button: it works as soon as the camera delivers a picture. */
export function CameraScreen({ snapshot, send }: ScreenProps<typeof selfieMachine>) {
  const { isCameraLive, hint } = snapshot.context;
  const { camera } = snapshot.children;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (container.current !== null) camera?.send({ type: 'preview.attached', element: container.current });
  }, [camera]);
  const texts = isCameraLive ? (hint === null ? copy.good : copy.hints[hint]) : copy.starting;
  return (
    <Page
      help={null}
      title={copy.title}
      tone="camera"
      leading="close"
      onBack={() => send({ type: 'back' })}
      backLabel={sharedCopy.close}
      action={
        <>
          <Shutter
            label={copy.shutter}
            disabled={!isCameraLive}
            onTake={() => send({ type: 'picture.taken' })}
          />
          <Button variant="ghost" onClick={() => send({ type: 'photo.preferred', consent: null })}>
            {copy.instead}
          </Button>
        </>
      }
    >
      <Viewfinder
        containerRef={container}
        status={isCameraLive ? (hint === null ? 'good' : 'hint') : 'noPicture'}
        title={texts.title}
        detail={texts.detail}
      />
    </Page>
  );
}
