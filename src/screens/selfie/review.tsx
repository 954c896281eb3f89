import { sharedCopy } from '#messages/shared';
import type { selfieMachine } from '../../../machines/selfie/machine';
import { selfieCopy } from '../../copy/selfie';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { TakenPicture } from '../../ui/media/taken-picture';
import { Page } from '../shared/pages/page';

const copy = selfieCopy.review;

/** The picture as it will be sent. Nothing is uploaded before the merchant accepts it. */
export function ReviewScreen({ snapshot, send }: ScreenProps<typeof selfieMachine>) {
  const { picture } = snapshot.context;
  return (
    <Page
      help={null}
      title={selfieCopy.camera.title}
      heading={copy.heading}
      lead={copy.lead}
      tone="camera"
      leading="close"
      onBack={() => send({ type: 'back' })}
      backLabel={sharedCopy.close}
      action={
        <>
          <Button onClick={() => send({ type: 'picture.accepted' })}>{copy.send}</Button>
          <Button variant="ghost" onClick={() => send({ type: 'picture.rejected' })}>
            {copy.again}
          </Button>
        </>
      }
    >
      {picture !== null && <TakenPicture src={picture.url} alt={copy.alt} />}
    </Page>
  );
}
