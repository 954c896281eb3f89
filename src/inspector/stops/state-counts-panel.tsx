import type { ReactNode } from 'react';

import { pathsCopy } from '../../copy/inspector-paths';
import { stateCountsCopy } from '../../copy/inspector-state-counts';
import { stopsCopy as copy } from '../../copy/inspector-stops';
import { type Chart, pathText } from '../chart/chart';
import { eventName } from '../chart/read-chart';
import { chartHash } from '../location';
import { formatCount, formatDuration, formatStay } from './numbers';
import { nextText } from './paths/next-text';
import { CountAndShare } from './shares/share-text';
import { guardsText } from './state/event-with-guards';
import { limitOf } from './state/state-limit';
import type { JourneyCounts, TransitionStops } from './stops';
import { sum } from './sum';

interface StateCountsPanelProps {
  readonly journey: string;
  readonly chart: Chart;
  readonly state: string;
  readonly stops: JourneyCounts;
  readonly onClose: () => void;
  /** Where the state goes on, and what can be asked of it. */
  readonly children?: ReactNode;
}

/** All counts of one state, of the starts and transitions that led into it, and of the transitions out of it. */
export function StateCountsPanel(props: StateCountsPanelProps) {
  const { journey, chart, state, stops, onClose, children } = props;
  const stateStops = stops.states.find((candidate) => candidate.state === state);
  const chartState = chart.states.find((candidate) => pathText(candidate) === state);
  const limit = chartState === undefined ? null : limitOf(chart, chartState);
  const outgoing = stops.transitions.filter(({ from }) => from === state);
  const incoming = stops.transitions.filter(({ to }) => to === state);
  const started = stops.starts.get(state) ?? 0;
  const entries = started + sum(incoming, ({ count }) => count);
  return (
    <>
      <button type="button" className="quiet" onClick={onClose}>
        {copy.close}
      </button>
      <h2>{state}</h2>
      <p>
        <a href={chartHash(journey, state)}>{copy.inChart}</a>
      </p>
      {children}
      {stateStops === undefined ? (
        <p className="quiet-text">{copy.states.noRuns}</p>
      ) : (
        <dl className="stops-facts">
          <NamedCount name={copy.states.entered} value={formatCount(stateStops.entered)} />
          <NamedCount name={copy.states.reached} value={formatCount(stateStops.reached)} />
          <NamedCount name={copy.states.median} value={formatStay(stateStops.medianMs)} />
          <NamedCount name={copy.states.p90} value={formatStay(stateStops.p90Ms)} />
          {limit !== null && <NamedCount name={stateCountsCopy.limit} value={limit.text} />}
          <NamedCount
            name={copy.states.stopped}
            value={<CountAndShare count={stateStops.stopped} total={stateStops.reached} />}
          />
          <NamedCount
            name={copy.retries}
            value={<CountAndShare count={stateStops.retries} total={stateStops.entered} />}
          />
          <NamedCount
            name={copy.states.failures}
            value={<CountAndShare count={stateStops.failures} total={stateStops.entered} />}
          />
        </dl>
      )}
      {entries > 0 && (
        <>
          <h3>{copy.transitions.into}</h3>
          <ul className="transitions" aria-label={copy.transitions.into}>
            {started > 0 && (
              <li>
                {pathsCopy.between.start}
                <p className="quiet-text">
                  <CountAndShare count={started} total={entries} />
                </p>
              </li>
            )}
            {incoming.map(({ from, event, to, count }) => (
              <li key={`${from} ${event}`}>
                {from} · <EventName chart={chart} change={{ from, event, to }} />
                <p className="quiet-text">
                  <CountAndShare count={count} total={entries} />
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {outgoing.length > 0 && (
        <>
          <h3>{copy.transitions.outOf}</h3>
          <p className="quiet-text">{copy.transitions.base}</p>
          {outgoing.some(({ isFailure }) => isFailure) &&
            chartState?.invokes.some(({ effect }) => effect === 'read') && (
              <p className="quiet-text">{stateCountsCopy.readFailure}</p>
            )}
          {outgoing.some(({ next }) => next === null) && (
            <p className="quiet-text">{pathsCopy.event.tooOld}</p>
          )}
          <ul className="transitions" aria-label={copy.transitions.outOf}>
            {outgoing.map((transition) => (
              <Transition
                key={`${transition.event} ${transition.to}`}
                chart={chart}
                transition={transition}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** A transition out of the state, and what came next after it. */
function Transition({ chart, transition }: { readonly chart: Chart; readonly transition: TransitionStops }) {
  const { to, count, outOf, medianMs, p90Ms } = transition;
  const next = nextText(transition);
  return (
    <li>
      <EventName chart={chart} change={transition} /> <span className="to">{to}</span>
      <p className="quiet-text">
        <CountAndShare count={count} total={outOf} />
      </p>
      {medianMs !== null && (
        <p className="quiet-text">
          {copy.transitions.afterTime(formatDuration(medianMs), formatStay(p90Ms))}
        </p>
      )}
      {next !== null && (
        <p className="transition-next">
          <span>{pathsCopy.next.label}</span> {next}
        </p>
      )}
    </li>
  );
}

interface EventNameProps {
  readonly chart: Chart;
  readonly change: Pick<TransitionStops, 'from' | 'event' | 'to'>;
}

/** The event of a change, and the guards that it took. */
function EventName({ chart, change }: EventNameProps) {
  const guards = guardsText(chart, change);
  return (
    <>
      <strong>{eventName(change.event)}</strong>
      {guards !== null && ` ${guards}`}
    </>
  );
}

function NamedCount({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
