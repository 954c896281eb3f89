import { chartCopyCopy as copy } from '../../copy/inspector-live';
import type { Journey } from '../catalogue';
import type { ChartEdge } from '../chart/chart';
import { eventName } from '../chart/read-chart';
import type { ActorChart } from '../live/charts-of-actors';
import { activeIn, valueText } from '../live/moment';
import { backTo, type ChartCopy, choicesOf, stateValueOf, takeByHand } from '../replay/chart-copy';
import { CodeName } from './code-name';
import { EdgeText } from './edge-text';
import { ScreenPicture } from './screen-picture';

interface CopyPanelProps {
  readonly shown: ActorChart & { readonly journey: Journey };
  readonly of: ChartCopy;
  readonly onChange: (to: ChartCopy) => void;
  readonly onClose: () => void;
}

/** Where a copy of a chart stands, how it came there, and every branch that it can be led on by. */
export function CopyPanel({ shown, of, onChange, onClose }: CopyPanelProps) {
  const { id, chart, machine, title } = shown.journey;
  const value = stateValueOf(of);
  const active = activeIn(chart, value);
  const choices = choicesOf(chart, of);
  const screen = chart.states.filter((state) => active.has(state.id)).at(-1);
  const take = (edge: ChartEdge) => onChange(takeByHand(machine, of, edge));
  return (
    <aside className="now copy" aria-label={copy.title(title)}>
      <p className="quiet-text">{copy.title(title)}</p>
      <p className="quiet-text">{copy.stands}</p>
      <h1 data-value>
        <CodeName of={valueText(value)} />
      </h1>
      <p className="copy-tools">
        <button type="button" className="solid" onClick={onClose}>
          {copy.close}
        </button>
        <button
          type="button"
          className="quiet"
          disabled={of.steps.length === 0}
          onClick={() => onChange(backTo(of, of.steps.length - 1))}
        >
          {copy.undo}
        </button>
      </p>
      <Outcome of={of} />
      <p className="quiet-text">{copy.hint}</p>
      <section>
        <h2>{choices.length === 0 ? copy.over : copy.choices}</h2>
        {choices.some(({ eventType }) => eventType === '') && <p className="quiet-text">{copy.decides}</p>}
        <ul className="plain choices">
          {choices.map((edge) => (
            <li key={edge.id}>
              <button type="button" data-edge={edge.id} onClick={() => take(edge)}>
                <EdgeText edge={edge} shown={shown} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      {screen?.kind === 'person' && <ScreenPicture journey={id} state={screen} />}
      <Steps of={of} onChange={onChange} />
    </aside>
  );
}

/** How far the recording was followed. */
function Outcome({ of: { halt, steps, recorded } }: { readonly of: ChartCopy }) {
  const kept = steps.filter(({ by }) => by === 'recording').length;
  if (halt !== null && steps.every(({ by }) => by === 'recording'))
    return (
      <p role="alert" className="halted">
        {halt.why === 'state' && copy.halted.state(valueText(halt.recorded))}
        {halt.why === 'branch' && copy.halted.branch(halt.step, eventName(halt.event))}
        {halt.why === 'elsewhere' &&
          copy.halted.elsewhere(halt.step, eventName(halt.event), valueText(halt.recorded))}
      </p>
    );
  if (kept === steps.length && kept === recorded) return <p role="status">{copy.followed(recorded)}</p>;
  return <p role="status">{copy.leftOff(kept, recorded)}</p>;
}

/** Its steps, the last first; each leads back to it. */
function Steps({ of, onChange }: Pick<CopyPanelProps, 'of' | 'onChange'>) {
  const { steps, start } = of;
  const last = steps.length;
  return (
    <section>
      <h2>{copy.steps}</h2>
      <ol className="plain copy-steps" reversed>
        {steps.toReversed().map(({ event, value, by }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place.
          <li key={last - index}>
            <button
              type="button"
              aria-current={index === 0 ? 'step' : undefined}
              onClick={() => onChange(backTo(of, last - index))}
            >
              {last - index}. {eventName(event)} → <CodeName of={valueText(value)} />
              {by === 'hand' && <small> {copy.byHand}</small>}
            </button>
          </li>
        ))}
        {steps[0]?.event !== 'xstate.init' && (
          <li>
            <button type="button" onClick={() => onChange(backTo(of, 0))}>
              <CodeName of={valueText(start)} />
            </button>
          </li>
        )}
      </ol>
    </section>
  );
}
