import { selfieCopy } from '#messages/selfie';
import { picturesCopy } from '#messages/uploads';
import type { selfieMachine } from '../../../machines/selfie/machine';
import type { ScreenProps } from '../../journey/screen';
import { Progress } from '../../ui/base/progress';
import { Hint } from '../../ui/base/text';
import { TakenPicture } from '../../ui/media/taken-picture';
import { Page } from '../shared/pages/page';

const copy = selfieCopy.sending;
/** The progress does not exceed this percentage before the service answers (src/api/upload-progress.ts). */
const MAX_PERCENT_BEFORE_ANSWER = 99;

/** The progress of the upload; after the last byte, that the answer is pending. */
export function SubmittingSelfieScreen({ snapshot }: ScreenProps<typeof selfieMachine>) {
  const { picture, progress } = snapshot.context;
  const percent = Math.floor(progress * 100);
  const isAnswerPending = percent >= MAX_PERCENT_BEFORE_ANSWER;
  return (
    <Page
      help={null}
      title={selfieCopy.camera.title}
      heading={copy.heading}
      lead={copy.lead}
      tone="camera"
      busy
    >
      {picture !== null && <TakenPicture src={picture.url} alt={selfieCopy.review.alt} />}
      <Progress value={percent} max={100} label={copy.progress} />
      <Hint>{isAnswerPending ? copy.answer : picturesCopy.sending(percent)}</Hint>
    </Page>
  );
}
