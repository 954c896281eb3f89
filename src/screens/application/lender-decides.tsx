import { applicationCopy, applicationStepCopy } from '#messages/application';
import { pollWait } from '../../../machines/domain/base/polling';
import { requiredSteps } from '../../../machines/domain/entry/application-steps';
import { Hint } from '../../ui/base/text';
import { Button } from '../../ui/controls/button';
import { CheckAgain } from '../shared/check-again';
import { Page } from '../shared/pages/page';
import { ProgressList } from '../shared/progress-list';
import type { ApplicationProps } from './props';

const copy = applicationStepCopy.decision;

/** The merchant's steps are complete: who reviews the application, what comes next, and a button to check the status. */
export function LenderDecidesPage({ snapshot, send, back }: ApplicationProps) {
  const { data, failure, polls } = snapshot.context;
  const isPending = snapshot.hasTag('pending');
  const areAllStepsDone = data !== null && requiredSteps(data).every(({ status }) => status === 'done');
  return (
    <Page
      title={applicationCopy.title}
      heading={areAllStepsDone ? copy.heading : copy.waitingHeading}
      lead={areAllStepsDone ? copy.lead : copy.waitingLead}
      status="waiting"
      onBack={back}
      busy={isPending}
      action={
        <>
          <CheckAgain
            isPolling={pollWait('payment', polls) !== null}
            isChecking={isPending}
            onCheck={() => send({ type: 'retry' })}
          />
          <Button variant="ghost" disabled={isPending} onClick={() => send({ type: 'steps.opened' })}>
            {copy.steps}
          </Button>
        </>
      }
    >
      <ProgressList done={copy.done} now={copy.now} next={copy.next} />
      <Hint role="status">{failure === null ? copy.ask : copy.checkFailed}</Hint>
    </Page>
  );
}
