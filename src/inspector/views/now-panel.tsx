import { chartCopyTexts, liveCopy as copy } from '../../copy/inspector-live';
import { eventName } from '../chart/read-chart';
import type { Actor } from '../live/actors';
import type { AwaitedTransition } from '../live/awaited-transitions';
import type { ActorChart } from '../live/charts-of-actors';
import type { Macrostep } from '../live/decisions';
import { type Moment, valueText } from '../live/moment';
import { chartHash } from '../location';
import { plainName } from '../plain-name';
import { StopsLink } from '../stops/stops-link';
import { CodeName } from './code-name';
import { EdgeText } from './edge-text';
import { inputText } from './input-text';
import { WhyPanel } from './why-panel';

interface NowPanelProps {
  readonly actor: Actor;
  readonly moment: Moment;
  readonly actorChart: ActorChart | null;
  /** The transitions that its state waits for; empty where their guards cannot be requested. */
  readonly guardResults: readonly AwaitedTransition[];
  /** The event that led to its state; null when it is not recorded. */
  readonly macrostep: Macrostep | null;
  readonly isPast: boolean;
  /** Address of the journey of the shown moment. */
  readonly followHref: string;
  /** Replays the actor's steps in a copy of its chart; null for a chart that is not in the catalogue. */
  readonly onCopy: (() => void) | null;
}

/** The state of an actor, how it got there, which transitions it would take, and its context. */
export function NowPanel({
  actor,
  moment,
  actorChart,
  guardResults,
  macrostep,
  isPast,
  followHref,
  onCopy,
}: NowPanelProps) {
  const { value, event, taken } = moment;
  if (moment.status === null)
    return <NotStarted name={actorChart?.title ?? actor.name} followHref={followHref} />;
  const takenEdges = (actorChart?.chart.edges ?? []).filter(({ id }) => taken.includes(id));
  return (
    <aside className="now" aria-label={isPast ? copy.thenTitle : copy.nowTitle}>
      <p className="quiet-text">{isPast ? copy.thenTitle : copy.nowTitle}</p>
      <h1 data-value>
        <CodeName name={valueText(value) || statusText(moment.status, actorChart)} />
      </h1>
      {plainName(valueText(value)) !== null && <p className="quiet-text">{plainName(valueText(value))}</p>}
      <p className="quiet-text">
        {actorChart?.title ?? actor.name}
        {event !== null && (
          <>
            {' '}
            {copy.lastEvent} <code>{eventName(event)}</code>
          </>
        )}
        {actorChart?.journey != null && (
          <>
            {' · '}
            <a href={chartHash(actorChart.journey.id, valueText(value))}>{copy.openChart}</a>
            {' · '}
            <StopsLink journey={actorChart.journey.id} state={valueText(value)}>
              {copy.openCounts}
            </StopsLink>
          </>
        )}
      </p>
      {onCopy !== null && (
        <button type="button" className="quiet" title={chartCopyTexts.startHint} onClick={onCopy}>
          {chartCopyTexts.start}
        </button>
      )}
      {actorChart !== null && <WhyPanel macrostep={macrostep} actorChart={actorChart} moment={moment} />}
      {takenEdges.length > 0 && (
        <section>
          <h2>{copy.taken}</h2>
          <ul className="plain">
            {takenEdges.map((edge) => (
              <li key={edge.id}>
                <EdgeText edge={edge} actorChart={actorChart} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {actorChart !== null && moment.status === 'active' && (
        <section>
          <h2>{copy.acceptsTitle}</h2>
          {isPast && <p className="quiet-text">{copy.acceptsPast}</p>}
          <ul className="accepts">
            {guardResults.map((awaited) => (
              <Accepts key={awaited.edge.id} {...awaited} actorChart={actorChart} />
            ))}
          </ul>
        </section>
      )}
      <ContextView moment={moment} />
    </aside>
  );
}

/** The text for an actor without a state value: its status, or that its chart is starting. */
function statusText(status: string, actorChart: ActorChart | null): string {
  return actorChart !== null && status === 'active' ? copy.starting : status;
}

/** Shown for an actor that was not started yet at the selected time. */
function NotStarted({ name, followHref }: { readonly name: string; readonly followHref: string }) {
  return (
    <aside className="now" aria-label={copy.thenTitle}>
      <p className="quiet-text">{name}</p>
      <h1 data-value>{copy.notStarted}</h1>
      <p>
        <a href={followHref}>{copy.follow}</a>
      </p>
    </aside>
  );
}

function Accepts({ edge, result, actorChart }: AwaitedTransition & { readonly actorChart: ActorChart }) {
  const outcome =
    result === null ? 'asked' : result.holds === null ? 'depends' : result.holds ? 'accepts' : 'refuses';
  const reads = Object.entries(result?.reads ?? {});
  return (
    <li className={`is-${outcome}`}>
      <EdgeText edge={edge} actorChart={actorChart} />
      {edge.guard !== null && <small>{copy[outcome]}</small>}
      {edge.guard !== null && reads.length > 0 && (
        <details>
          <summary>{copy.reads}</summary>
          <pre>{reads.map(([key, value]) => `${key}: ${inputText(value)}`).join('\n')}</pre>
        </details>
      )}
    </li>
  );
}

/** The context, key by key. Values that the last event changed come first, with their previous value. */
function ContextView({ moment: { context, contextBefore } }: { readonly moment: Moment }) {
  const isChanged = (key: string) =>
    contextBefore !== null && textOf(context[key]) !== textOf(contextBefore[key]);
  const keys = Object.keys(context).sort((a, b) => Number(isChanged(b)) - Number(isChanged(a)));
  if (keys.length === 0) return null;
  return (
    <section>
      <h2>{copy.contextTitle}</h2>
      <p className="quiet-text">{copy.contextHint}</p>
      <dl className="context">
        {keys.map((key) => {
          const current = textOf(context[key]);
          const previous = isChanged(key) ? textOf(contextBefore?.[key]) : current;
          return (
            <div key={key} className={current === previous ? undefined : 'is-changed'}>
              <dt>
                {key}
                {current !== previous && <small>{copy.changed}</small>}
              </dt>
              <dd>
                <code>{current}</code>
                {current !== previous && (
                  <small>
                    {copy.previousValue} <code>{previous}</code>
                  </small>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function textOf(value: unknown): string {
  return JSON.stringify(value, null, 1)?.replace(/\n\s*/g, ' ') ?? '–';
}
