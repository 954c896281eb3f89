import { checkCopy, ekycCopy } from '#messages/identity';
import { aadhaarPhotosCopy as copy } from '#messages/identity-documents';
import { picturesCopy } from '#messages/uploads';
import type { PickProblem } from '../../../machines/domain/files/picked-file';
import { type AadhaarSide, nextSide } from '../../../machines/domain/identity/identity';
import type { identityMachine } from '../../../machines/identity/machine';
import { pictureRefusal } from '../../copy/identity-documents';
import { previewDocuments } from '../../copy/kyc-documents';
import type { ScreenProps } from '../../journey/screen';
import { Card } from '../../ui/base/card';
import { Progress } from '../../ui/base/progress';
import { Stack } from '../../ui/base/stack';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { Picture } from '../../ui/media/picture';
import { LoadingScreen } from '../shared/pages/loading-screen';
import { Notice } from '../shared/pages/notice';
import { Page } from '../shared/pages/page';
import { Unanswered } from '../shared/pages/unanswered';
import { PictureButtons } from '../shared/picture-buttons';
import { DocumentCard, uploadedPreviews } from './document-card';
import { identitySteps } from './identity-steps';
import { WaitingPage } from './waiting-page';

type Props = ScreenProps<typeof identityMachine>;

/** Both sides of the Aadhaar card: the status of each, and the buttons to upload the next one. */
export function DocumentsScreen({ snapshot, send, back }: Props) {
  const { facts, failure, pictureProblem } = snapshot.context;
  const documents = facts?.documents ?? [];
  const next = nextSide(documents);
  const problemText =
    pictureProblem !== null
      ? pickProblemText(pictureProblem)
      : failure === null
        ? null
        : pictureRefusal(failure);
  return (
    <Page
      title={ekycCopy.title}
      heading={copy.heading}
      lead={copy.lead}
      onBack={back}
      {...identitySteps('kyc', facts)}
      action={
        next !== null && (
          <>
            <Hint>{copy.now[next]}</Hint>
            <PictureButtons
              capture="environment"
              acceptsPdf
              onPick={(url) => send({ type: 'picture.picked', pickedSide: { side: next, url } })}
            />
          </>
        )
      }
    >
      {problemText !== null && (
        <Banner tone="late" title={copy.notAccepted}>
          {problemText}
        </Banner>
      )}
      {previewDocuments
        .filter(({ kind }) => kind !== 'SELFIE')
        .map((preview) => (
          <DocumentCard
            key={preview.kind}
            preview={preview}
            document={documents.find(({ kind }) => kind === preview.kind) ?? null}
          />
        ))}
      {snapshot.can({ type: 'aadhaar.opened' }) && (
        <Button variant="secondary" onClick={() => send({ type: 'aadhaar.opened' })}>
          {copy.aadhaar}
        </Button>
      )}
    </Page>
  );
}

function pickProblemText(problem: PickProblem): string {
  return problem === 'wrong-type' ? picturesCopy.wrongTypeWithPdf : picturesCopy.problems[problem];
}

/** Shown while the picture is scaled down and its metadata is removed. */
export function PreparingPictureScreen() {
  return <LoadingScreen title={ekycCopy.title} awaiting={copy.preparingText} cards={1} />;
}

const sideOf = ({ snapshot }: Pick<Props, 'snapshot'>): AadhaarSide =>
  snapshot.context.pickedSide?.side ?? 'AADHAAR_FRONT';

/** The picture before its upload: the merchant checks that it is readable, then sends it or takes it again. */
export function PictureReviewScreen({ snapshot, send }: Props) {
  const { picture, failure, sentFraction } = snapshot.context;
  const isSending = snapshot.hasTag('pending');
  const percent = Math.round(sentFraction * 100);
  return (
    <Page
      title={ekycCopy.title}
      heading={copy.review.heading[sideOf({ snapshot })]}
      lead={copy.review.lead}
      // This page has no history entry of its own: back is an event of the journey.
      onBack={() => send({ type: 'back' })}
      busy={isSending}
      action={
        <>
          {isSending && (
            <Stack gap="xs">
              <Hint>{picturesCopy.sending(percent)}</Hint>
              <Progress value={percent} max={100} label={picturesCopy.sending(percent)} />
            </Stack>
          )}
          <Button busy={isSending} onClick={() => send({ type: 'picture.sent' })}>
            {failure === null ? copy.review.send : picturesCopy.sendAgain}
          </Button>
          <Button variant="ghost" disabled={isSending} onClick={() => send({ type: 'picture.removed' })}>
            {copy.review.remove}
          </Button>
        </>
      }
    >
      {failure !== null && !isSending && (
        <Banner tone="late" title={copy.review.notSent}>
          {pictureRefusal(failure)}
        </Banner>
      )}
      <Card>
        <Picture
          src={picture?.type === 'image/jpeg' ? picture.url : null}
          alt={copy.review.alt}
          failedText={copy.review.notShown}
          missingText={copy.review.pdf}
        />
      </Card>
    </Page>
  );
}

/** Shown while it is unknown whether the picture was uploaded. */
export function DocumentUnansweredScreen(props: Props) {
  return <Unanswered {...props} title={ekycCopy.title} heading={checkCopy.notSure} lead={copy.unanswered} />;
}

/** Both sides are uploaded and under manual review; the merchant may continue the application meanwhile. */
export function DocumentsPendingScreen(props: Props) {
  const { facts } = props.snapshot.context;
  return (
    <WaitingPage
      {...props}
      title={ekycCopy.title}
      heading={copy.pending.heading}
      lead={copy.pending.lead}
      aside={{ label: copy.pending.goOn, event: { type: 'step.continued' } }}
    >
      {uploadedPreviews(facts?.documents ?? []).map(({ preview, document }) => (
        <DocumentCard key={preview.kind} preview={preview} document={document} />
      ))}
    </WaitingPage>
  );
}

/** The merchant's identity is confirmed; shows the masked documents, if some were uploaded (spec 2.4). */
export function IdentityVerifiedScreen({ snapshot, send, back }: Props) {
  const documents = uploadedPreviews(snapshot.context.facts?.documents ?? []);
  const texts = ekycCopy.verified;
  return (
    <Notice
      title={checkCopy.title}
      heading={texts.heading}
      lead={documents.length > 0 ? texts.lead : texts.leadBare}
      status="success"
      onBack={back}
      action={checkCopy.continue}
      onAction={() => send({ type: 'step.continued' })}
    >
      {documents.map(({ preview, document }) => (
        <DocumentCard key={preview.kind} preview={preview} document={document} />
      ))}
    </Notice>
  );
}
