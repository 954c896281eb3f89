import { useEffect, useRef } from 'react';

import { chartCopyTexts as copy } from '../../copy/inspector-live';
import type { Journey } from '../catalogue';
import type { ChartEdge } from '../chart/chart';
import { eventName } from '../chart/read-chart';
import type { ActorChart } from '../live/charts-of-actors';
import { activeIn, valueText } from '../live/moment';
import {
  type ChartCopy,
  choicesOf,
  isHalted,
  rewindTo,
  stateValueOf,
  takeChosen,
} from '../replay/chart-copy';
import { EdgeText } from './edge-text';
import { ScreenPicture } from './screen-picture';
import { StateValue } from './state-value';

interface CopyPanelProps {
  readonly actorChart: ActorChart & { readonly journey: Journey };
  readonly chartCopy: ChartCopy;
  readonly onChange: (chartCopy: ChartCopy) => void;
  readonly onClose: () => void;
}

/** A copy of a chart: its state, its steps so far, and the transitions that can be chosen. */
export function CopyPanel({ actorChart, chartCopy, onChange, onClose }: CopyPanelProps) {
  const { id, chart, machine, title } = actorChart.journey;
  const value = stateValueOf(chartCopy);
  const active = activeIn(chart, value);
  const choices = choicesOf(chart, chartCopy);
  const innermostState = chart.states.filter((state) => active.has(state.id)).at(-1);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusKey = `${chartCopy.steps.length} ${valueText(value)}`;
  // The pressed button may be removed with the step: the focus moves to the heading, for keyboards and screen readers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each step, even one into the same state.
  useEffect(() => void heading.current?.focus({ preventScroll: true }), [focusKey]);
  const takeTransition = (edge: ChartEdge) => onChange(takeChosen(machine, chartCopy, edge));
  return (
    <aside className="now copy" aria-label={copy.title(title)}>
      <p className="quiet-text">{copy.title(title)}</p>
      <p className="quiet-text">{copy.stands}</p>
      <h1 data-value ref={heading} tabIndex={-1}>
        <StateValue value={value} />
      </h1>
      <p className="copy-tools">
        <button type="button" className="solid" onClick={onClose}>
          {copy.close}
        </button>
        <button
          type="button"
          className="quiet"
          disabled={chartCopy.steps.length === 0}
          onClick={() => onChange(rewindTo(chartCopy, chartCopy.steps.length - 1))}
        >
          {copy.undo}
        </button>
      </p>
      <Outcome chartCopy={chartCopy} />
      <p className="quiet-text">{copy.hint}</p>
      <section>
        <h2>{choices.length === 0 ? copy.ended : copy.choices}</h2>
        {choices.some(({ eventType }) => eventType === '') && <p className="quiet-text">{copy.decides}</p>}
        <ul className="plain choices">
          {choices.map((edge) => (
            <li key={edge.id}>
              <button type="button" data-edge={edge.id} onClick={() => takeTransition(edge)}>
                <EdgeText edge={edge} actorChart={actorChart} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      {innermostState?.kind === 'person' && <ScreenPicture journey={id} state={innermostState} />}
      <Steps chartCopy={chartCopy} onChange={onChange} />
    </aside>
  );
}

/** How far the recording could be replayed. */
function Outcome({ chartCopy }: { readonly chartCopy: ChartCopy }) {
  const { halt, steps, recorded } = chartCopy;
  const recordedSteps = steps.filter(({ origin }) => origin === 'recording').length;
  if (halt !== null && isHalted(chartCopy))
    return (
      <p role="alert" className="halted">
        {halt.reason === 'state' && copy.halted.state(stateText(halt.recorded))}
        {halt.reason === 'transition' && copy.halted.transition(halt.step, eventName(halt.event))}
        {halt.reason === 'otherTarget' &&
          copy.halted.otherTarget(halt.step, eventName(halt.event), stateText(halt.recorded))}
      </p>
    );
  const isLedOn = recordedSteps < steps.length;
  const isFollowed = !isLedOn && recorded > 0 && recordedSteps === recorded;
  return (
    <p role="status">
      {isFollowed ? copy.followed(recorded) : copy.leftOff(recordedSteps, recorded, isLedOn)}
    </p>
  );
}

/** A state value as text; cut, because a value of a file may be long. */
function stateText(value: unknown): string {
  const text = valueText(value);
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

/** Maximum number of steps in the list: a recording may have thousands. */
const MAX_SHOWN_STEPS = 200;

interface StepsProps {
  readonly chartCopy: ChartCopy;
  readonly onChange: (chartCopy: ChartCopy) => void;
}

/** The steps of a copy, the last first; choosing one returns to it. */
function Steps({ chartCopy, onChange }: StepsProps) {
  const { steps, start } = chartCopy;
  const stepCount = steps.length;
  const shownSteps = steps.slice(-MAX_SHOWN_STEPS);
  const earlierCount = stepCount - shownSteps.length;
  return (
    <section>
      <h2>{copy.steps}</h2>
      <ol className="plain copy-steps" reversed>
        {shownSteps.toReversed().map(({ event, value, origin }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its number.
          <li key={stepCount - index}>
            <button
              type="button"
              aria-current={index === 0 ? 'step' : undefined}
              onClick={() => onChange(rewindTo(chartCopy, stepCount - index))}
            >
              {stepCount - index}. {eventName(event)} → <StateValue value={value} />
              {origin === 'analyst' && <small> {copy.byHand}</small>}
            </button>
          </li>
        ))}
        {earlierCount > 0 && <li className="quiet-text">{copy.earlier(earlierCount)}</li>}
        {earlierCount === 0 && steps[0]?.event !== 'xstate.init' && (
          <li>
            <button type="button" onClick={() => onChange(rewindTo(chartCopy, 0))}>
              <StateValue value={start} />
            </button>
          </li>
        )}
      </ol>
    </section>
  );
}
