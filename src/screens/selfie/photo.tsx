import { hostCopy } from '#messages/host';
import { sharedCopy } from '#messages/shared';
import { picturesCopy } from '#messages/uploads';
import type { PictureProblem, SettingsAnswer } from '../../../machines/selfie/context';
import type { selfieMachine } from '../../../machines/selfie/machine';
import { selfieCopy } from '../../copy/selfie';
import type { ScreenProps } from '../../journey/screen';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { ButtonRow } from '../../ui/controls/button-row';
import { Banner } from '../../ui/feedback/banner';
import { Page } from '../shared/pages/page';
import { PictureButtons } from '../shared/picture-buttons';

const copy = selfieCopy.photo;

/** A photo instead of the live camera: from the phone's camera app, or an existing file. */
export function PhotoScreen({ snapshot, send }: ScreenProps<typeof selfieMachine>) {
  const { cameraProblem, pictureProblem, settings } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  const isPreparing = snapshot.matches('preparingPicture');
  return (
    <Page
      title={selfieCopy.camera.title}
      heading={copy.heading}
      lead={copy.lead}
      leading="close"
      backLabel={sharedCopy.close}
      onBack={() => send({ type: 'back' })}
      busy={isPending}
      action={
        <>
          {isPreparing && <Hint role="status">{picturesCopy.preparing}</Hint>}
          <PictureButtons
            capture="user"
            disabled={isPending}
            onPick={(url) => send({ type: 'file.chosen', url })}
          />
        </>
      }
    >
      {pictureProblem !== null && <Banner tone="late">{problemText(pictureProblem)}</Banner>}
      {cameraProblem !== null && (
        <Banner tone="due" title={copy.problems[cameraProblem].title}>
          {copy.problems[cameraProblem].detail}
        </Banner>
      )}
      <ButtonRow>
        {cameraProblem === 'refused' && (
          <Button variant="secondary" disabled={isPending} onClick={() => send({ type: 'settings.opened' })}>
            {copy.settings}
          </Button>
        )}
        <Button variant="secondary" disabled={isPending} onClick={() => send({ type: 'camera.preferred' })}>
          {cameraProblem === null ? copy.camera : copy.cameraAgain}
        </Button>
      </ButtonRow>
      {settings !== null && (
        <Banner tone={settings === 'failed' ? 'late' : 'info'}>{settingsTexts[settings]}</Banner>
      )}
    </Page>
  );
}

function problemText(problem: PictureProblem): string {
  return problem === 'gone' ? picturesCopy.gone : picturesCopy.problems[problem];
}

const settingsTexts: Readonly<Record<SettingsAnswer, string>> = {
  opened: copy.settingsOpened,
  failed: hostCopy.failed.settings,
  'in-browser': copy.settingsInBrowser,
};
