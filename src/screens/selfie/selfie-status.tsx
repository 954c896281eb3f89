import { selfieCopy } from '#messages/selfie';
import { pollWait } from '../../../machines/domain/base/polling';
import type { selfieMachine } from '../../../machines/selfie/machine';
import type { ScreenProps } from '../../journey/screen';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { CheckAgain } from '../shared/check-again';
import { Page } from '../shared/pages/page';
import { ProgressList } from '../shared/progress-list';

const copy = selfieCopy.status;

/** The picture is under review. The status is polled for two minutes; after that the merchant has to tap for a check. */
export function SelfieStatusScreen({ snapshot, send, back }: ScreenProps<typeof selfieMachine>) {
  const { polls, failure } = snapshot.context;
  const isChecking = snapshot.hasTag('pending');
  const isPollingOver = pollWait('identity', polls) === null;
  return (
    <Page
      title={selfieCopy.title}
      heading={isPollingOver ? copy.slowHeading : copy.heading}
      lead={isPollingOver ? copy.slowLead : copy.lead}
      status="waiting"
      onBack={back}
      action={
        <>
          <CheckAgain
            isPolling={!isPollingOver}
            isChecking={isChecking}
            onCheck={() => send({ type: 'retry' })}
          />
          <Button variant="ghost" disabled={isChecking} onClick={() => send({ type: 'leave' })}>
            {copy.steps}
          </Button>
        </>
      }
    >
      {failure !== null && !isChecking && <Banner>{copy.notAsked}</Banner>}
      <ProgressList done={copy.progress.done} now={copy.progress.now} next={copy.progress.next} />
    </Page>
  );
}
