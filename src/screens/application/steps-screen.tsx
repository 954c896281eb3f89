import { applicationCopy as copy, statusLabels, stepNames } from '#messages/application';
import { type RequiredStep, requiredSteps } from '../../../machines/domain/entry/application-steps';
import { Card } from '../../ui/base/card';
import { Icon } from '../../ui/base/icon';
import { IconDot } from '../../ui/base/icon-dot';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { ListRow } from '../../ui/lists/list-row';
import { VisuallyHidden } from '../../ui/theme/visually-hidden';
import { Page } from '../shared/pages/page';
import type { ApplicationProps } from './props';
import { TriesLeft } from './tries-left';

/** The list of steps with their status, and a button that continues with the next step. */
export function StepsScreen({ snapshot, send, back }: ApplicationProps) {
  const { data } = snapshot.context;
  if (data === null) return null;
  const steps = requiredSteps(data);
  const done = steps.filter(({ status }) => status === 'done').length;
  const hasStoppedStep = steps.some(({ status }) => status === 'stopped');
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead}
      steps={{ done, total: steps.length, label: copy.doneSteps(done, steps.length) }}
      onBack={back}
      busy={snapshot.hasTag('pending')}
      action={<NextAction steps={steps} snapshot={snapshot} send={send} />}
    >
      {snapshot.can({ type: 'retry' }) && !hasStoppedStep && (
        <Banner title={copy.waitingTitle}>{copy.waitingDetail}</Banner>
      )}
      <TriesLeft steps={steps} read={data} />
      <Card tight>
        {steps.map((requiredStep) => (
          <StepRow
            key={requiredStep.step}
            {...requiredStep}
            {...(snapshot.can({ type: 'step.opened', step: requiredStep.step })
              ? { onClick: () => send({ type: 'step.opened', step: requiredStep.step }) }
              : {})}
          />
        ))}
      </Card>
      {snapshot.can({ type: 'score.opened' }) && (
        <Card tight>
          <ListRow title={copy.score} onClick={() => send({ type: 'score.opened' })} />
        </Card>
      )}
    </Page>
  );
}

type NextActionProps = Pick<ApplicationProps, 'snapshot' | 'send'> & {
  readonly steps: readonly RequiredStep[];
};

/** The actions: the next step; without one, the page that explains why a step is stopped, and a status check. */
function NextAction({ steps, snapshot, send }: NextActionProps) {
  const isPending = snapshot.hasTag('pending');
  const next = steps.find(({ status }) => status === 'open');
  if (next !== undefined) {
    return (
      <Button busy={isPending} onClick={() => send({ type: 'nextStep.opened' })}>
        {copy.continueAt(next.number, steps.length)}
      </Button>
    );
  }
  if (snapshot.can({ type: 'nextStep.opened' })) {
    return <Button onClick={() => send({ type: 'nextStep.opened' })}>{copy.decision}</Button>;
  }
  const stopped = steps.find(({ status }) => status === 'stopped');
  return (
    <>
      {stopped !== undefined && (
        <Button busy={isPending} onClick={() => send({ type: 'step.opened', step: stopped.step })}>
          {copy.seeWhy}
        </Button>
      )}
      <Button
        variant={stopped === undefined ? 'primary' : 'ghost'}
        busy={isPending}
        onClick={() => send({ type: 'retry' })}
      >
        {copy.again}
      </Button>
    </>
  );
}

const tones = { done: 'success', open: 'due', waiting: 'info', stopped: 'late', locked: 'muted' } as const;
const icons = { done: 'tick', waiting: 'clock', stopped: 'cross' } as const;

function StepRow({ step, number, status, onClick }: RequiredStep & { readonly onClick?: () => void }) {
  const marker = status === 'open' || status === 'locked' ? number : <Icon name={icons[status]} size={16} />;
  const needsAttention = status !== 'done' && status !== 'locked';
  return (
    <ListRow
      icon={<IconDot tone={tones[status]}>{marker}</IconDot>}
      title={
        <>
          {stepNames[step]}
          {!needsAttention && (
            <>
              {' '}
              <VisuallyHidden>– {statusLabels[status]}</VisuallyHidden>
            </>
          )}
        </>
      }
      {...(needsAttention ? { detail: statusLabels[status] } : {})}
      strong={status === 'open'}
      muted={status === 'locked'}
      {...(onClick === undefined ? {} : { onClick })}
    />
  );
}
