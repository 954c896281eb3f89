import { type StepOnTheWay, stepsOnTheWay } from '../../../machines/domain/entry/application-steps';
import { applicationCopy as copy, statusWords, stepNames } from '../../copy/application';
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

/** The list of steps: what is done, what is next, what somebody looks at; one tap goes on. */
export function StepsScreen({ snapshot, send, back }: ApplicationProps) {
  const { read } = snapshot.context;
  if (read === null) return null;
  const way = stepsOnTheWay(read);
  const done = way.filter(({ status }) => status === 'done').length;
  const isStopped = way.some(({ status }) => status === 'stopped');
  return (
    <Page
      title={copy.title}
      heading={copy.heading}
      lead={copy.lead}
      steps={{ done, total: way.length, label: copy.doneSteps(done, way.length) }}
      onBack={back}
      busy={snapshot.hasTag('pending')}
      action={<Onward way={way} snapshot={snapshot} send={send} />}
    >
      {snapshot.can({ type: 'retry' }) && !isStopped && (
        <Banner title={copy.waitingTitle}>{copy.waitingDetail}</Banner>
      )}
      <TriesLeft way={way} read={read} />
      <Card tight>
        {way.map((one) => (
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

type OnwardProps = Pick<ApplicationProps, 'snapshot' | 'send'> & { readonly way: readonly StepOnTheWay[] };

/** The one way on: the next step, the page that says why it stops, or to look again while somebody else is at it. */
function Onward({ way, snapshot, send }: OnwardProps) {
  const isBusy = snapshot.hasTag('pending');
  const next = way.find(({ status }) => status === 'open');
  if (next !== undefined) {
    return (
      <Button busy={isBusy} onClick={() => send({ type: 'way.continued' })}>
        {copy.continueAt(next.number, way.length)}
      </Button>
    );
  }
  if (snapshot.can({ type: 'way.continued' })) {
    return <Button onClick={() => send({ type: 'way.continued' })}>{copy.decision}</Button>;
  }
  const stopped = way.find(({ status }) => status === 'stopped');
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

function StepRow({ step, number, status, onClick }: StepOnTheWay & { readonly onClick?: () => void }) {
  const sign = status === 'open' || status === 'locked' ? number : <Icon name={icons[status]} size={16} />;
  const isNews = status === 'waiting' || status === 'stopped';
  return (
    <ListRow
      icon={<IconDot tone={tones[status]}>{sign}</IconDot>}
      title={
        <>
          {stepNames[step]}
          {!isNews && <VisuallyHidden>, {statusWords[status]}</VisuallyHidden>}
        </>
      }
      {...(isNews ? { detail: statusWords[status] } : {})}
      strong={status === 'open'}
      muted={status === 'locked'}
      {...(onClick === undefined ? {} : { onClick })}
    />
  );
}
