import { type RequiredStep, requiredSteps } from '../../../machines/domain/entry/application-steps';
import { applicationCopy as copy, statusLabels, stepNames } from '../../copy/application';
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

/** The list of steps with their status; one tap continues. */
export function StepsScreen({ snapshot, send, back }: ApplicationProps) {
  const { read } = snapshot.context;
  if (read === null) return null;
  const steps = requiredSteps(read);
  const done = steps.filter(({ status }) => status === 'done').length;
  const isStopped = steps.some(({ status }) => status === 'stopped');
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
      {snapshot.can({ type: 'retry' }) && !isStopped && (
        <Banner title={copy.waitingTitle}>{copy.waitingDetail}</Banner>
      )}
      <TriesLeft steps={steps} read={read} />
      <Card tight>
        {steps.map((one) => (
          <StepRow
            key={one.step}
            {...one}
            {...(snapshot.can({ type: 'step.opened', step: one.step })
              ? { onClick: () => send({ type: 'step.opened', step: one.step }) }
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

/** The primary action: the next step, the page that explains a stop, or a status check while somebody else reviews. */
function NextAction({ steps, snapshot, send }: NextActionProps) {
  const isBusy = snapshot.hasTag('pending');
  const next = steps.find(({ status }) => status === 'open');
  if (next !== undefined) {
    return (
      <Button busy={isBusy} onClick={() => send({ type: 'nextStep.opened' })}>
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
        <Button busy={isBusy} onClick={() => send({ type: 'step.opened', step: stopped.step })}>
          {copy.seeWhy}
        </Button>
      )}
      <Button
        variant={stopped === undefined ? 'primary' : 'ghost'}
        busy={isBusy}
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
  const sign = status === 'open' || status === 'locked' ? number : <Icon name={icons[status]} size={16} />;
  const needsAttention = status === 'waiting' || status === 'stopped';
  return (
    <ListRow
      icon={<IconDot tone={tones[status]}>{sign}</IconDot>}
      title={
        <>
          {stepNames[step]}
          {!needsAttention && <VisuallyHidden>, {statusLabels[status]}</VisuallyHidden>}
        </>
      }
      {...(needsAttention ? { detail: statusLabels[status] } : {})}
      strong={status === 'open'}
      muted={status === 'locked'}
      {...(onClick === undefined ? {} : { onClick })}
    />
  );
}
