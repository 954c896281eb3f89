import { stopsCopy as copy } from '../../copy/inspector-stops';
import { eventName } from '../chart/read-chart';
import { formatCount, formatDuration, formatPercent } from './numbers';
import type { JourneyStops } from './stops';

interface StateFactsProps {
  readonly state: string;
  readonly stops: JourneyStops;
  readonly onClose: () => void;
}

/** All numbers of one state, and its next states. */
export function StateFacts({ state, stops, onClose }: StateFactsProps) {
  const found = stops.states.find((one) => one.state === state);
  const out = stops.transitions.filter(({ from }) => from === state);
  return (
    <>
      <button type="button" className="quiet" onClick={onClose}>
        {copy.close}
      </button>
      <h2>{state}</h2>
      {found === undefined ? (
        <p className="quiet-text">{copy.noRuns}</p>
      ) : (
        <dl className="stops-facts">
          <Fact name={copy.states.entered} value={formatCount(found.entered)} />
          <Fact name={copy.states.reached} value={formatCount(found.reached)} />
          <Fact
            name={copy.states.median}
            value={found.medianMs === null ? copy.none : formatDuration(found.medianMs)}
          />
          <Fact
            name={copy.states.stopped}
            value={`${formatCount(found.stopped)} (${formatPercent(found.stopped / Math.max(1, found.reached))})`}
          />
          <Fact name={copy.retries} value={formatCount(found.retries)} />
          <Fact
            name={copy.states.failures}
            value={`${formatCount(found.failures)} (${formatPercent(found.failures / Math.max(1, found.entered))})`}
          />
        </dl>
      )}
      {out.length > 0 && (
        <>
          <h3>{copy.branches.title}</h3>
          <ul className="branches">
            {out.map(({ event, to, count, share, medianMs }) => (
              <li key={`${event} ${to}`}>
                <strong>{eventName(event)}</strong> <span className="to">{to}</span>
                <p className="quiet-text">
                  {copy.funnel.of(formatCount(count), formatPercent(share))}
                  {medianMs !== null && ` · ${copy.branches.afterTime(formatDuration(medianMs))}`}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
