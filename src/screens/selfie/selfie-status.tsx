import { pollWait } from '../../../machines/domain/polling';
import type { selfieMachine } from '../../../machines/selfie/machine';
import { selfieCopy } from '../../copy/selfie';
import { sharedCopy } from '../../copy/shared';
import type { ScreenProps } from '../../journey/screen';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { ProgressList } from '../shared/progress-list';
import { SupportLink } from '../shared/support-link';

const copy = selfieCopy.status;

/** The picture is looked at. The lender is asked by itself for two minutes, and then by the merchant. */
export function SelfieStatusScreen({ snapshot, send, back }: ScreenProps<typeof selfieMachine>) {
  const { polls, failure } = snapshot.context;
  const isAsking = snapshot.hasTag('pending');
  const isSlow = pollWait('identity', polls) === null;
  return (
    <Page
      title={selfieCopy.title}
      heading={isSlow ? copy.slowHeading : copy.heading}
      lead={isSlow ? copy.slowLead : copy.lead}
      status="waiting"
      onBack={back}
      backLabel={sharedCopy.back}
      help={<SupportLink />}
      action={
        <>
          <Button busy={isAsking} onClick={() => send({ type: 'retry' })}>
            {sharedCopy.checkAgain}
          </Button>
          <Button variant="ghost" disabled={isAsking} onClick={() => send({ type: 'leave' })}>
            {copy.steps}
          </Button>
        </>
      }
    >
      {failure !== null && !isAsking && <Banner>{copy.notAsked}</Banner>}
      <ProgressList done={copy.progress.done} now={copy.progress.now} next={copy.progress.next} />
    </Page>
  );
}
