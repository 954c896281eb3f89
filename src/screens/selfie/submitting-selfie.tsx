import type { selfieMachine } from '../../../machines/selfie/machine';
import { picturesCopy } from '../../copy/pictures';
import { selfieCopy } from '../../copy/selfie';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Page } from '../../ui/page';
import { Progress } from '../../ui/progress';
import { TakenPicture } from '../../ui/taken-picture';
import { Hint } from '../../ui/text';

const copy = selfieCopy.sending;
/** What is told before the answer is here (src/api/upload-progress.ts). */
const ALL_SENT = 99;

/** The picture is on its way: how much of it is sent, then that the answer is awaited. */
export function SubmittingSelfieScreen({ snapshot }: ScreenProps<typeof selfieMachine>) {
  const { picture, progress } = snapshot.context;
  const percent = Math.floor(progress * 100);
  const isSent = percent >= ALL_SENT;
  return (
    <Page
      title={selfieCopy.camera.title}
      heading={copy.heading}
      lead={copy.lead}
      tone="camera"
      backLabel={sharedCopy.back}
      busy
    >
      {picture !== null && <TakenPicture src={picture.url} alt={selfieCopy.review.alt} />}
      <Progress value={percent} max={100} label={copy.progress} />
      <Hint>{isSent ? copy.answer : picturesCopy.sending(percent)}</Hint>
    </Page>
  );
}
