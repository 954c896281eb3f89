import { stopsCopy } from '../../../copy/inspector-stops';
import type { Journey } from '../../catalogue';
import { hashOf } from '../../location';
import type { StopsRoute } from '../../stops-route';
import { OTHER } from '../folding/folded-group';
import { formatCount, formatStay } from '../numbers';
import { StateDescription } from '../state/state-description';
import type { StateStops } from '../stops';
import type { Summary } from '../summary';
import { CountCell } from './count-cell';
import { useSorting } from './use-sorting';

const copy = stopsCopy.allStates;
const MAX_ROWS = 25;

/** A state, and its journey. */
interface ListedState {
  readonly journey: string;
  readonly state: StateStops;
}

/** The columns to sort by. */
const SORTED = {
  stopped: ({ state }) => state.stopped,
  reached: ({ state }) => state.reached,
  medianMs: ({ state }) => state.medianMs,
  retries: ({ state }) => state.retries,
  failures: ({ state }) => state.failures,
} satisfies Record<string, (row: ListedState) => number | null>;

interface StateListProps {
  readonly summary: Summary;
  readonly journeys: readonly Journey[];
  readonly route: StopsRoute;
}

/** The states of all journeys that come first by a count, each a link to its chart. */
export function StateList({ summary, journeys, route }: StateListProps) {
  const { measure, sort, heading } = useSorting(SORTED, 'stopped');
  const states = summary.journeys
    .flatMap(({ journey, stops }) => stops.states.map((state) => ({ journey, state })))
    .filter((row) => row.state.state !== OTHER && measure(row) > 0);
  const journeyOf = (id: string) => journeys.find((journey) => journey.id === id);
  const rows = sort(states).slice(0, MAX_ROWS);
  return (
    <section aria-labelledby="all-states">
      <h2 id="all-states">{copy.title}</h2>
      <p className="lead">{copy.lead(String(MAX_ROWS))}</p>
      <table className="stops-table" aria-labelledby="all-states">
        <thead>
          <tr>
            <th scope="col">{copy.state}</th>
            <th scope="col">{stopsCopy.journey}</th>
            {heading('stopped', stopsCopy.states.stopped)}
            {heading('reached', stopsCopy.states.reached)}
            {heading('medianMs', stopsCopy.states.median)}
            {heading('retries', stopsCopy.retries)}
            {heading('failures', stopsCopy.states.failures)}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ journey, state }) => (
            <tr key={`${journey} ${state.state}`}>
              <th scope="row">
                <a href={hashOf({ ...route, journey, state: state.state, form: 'drawing' })}>{state.state}</a>
                {state.isFailure && <small className="is-failure"> {stopsCopy.states.failure}</small>}
                <StateDescription chart={journeyOf(journey)?.chart ?? null} state={state.state} />
              </th>
              <td>{journeyOf(journey)?.title ?? journey}</td>
              <CountCell count={state.stopped} total={state.reached} />
              <td>{formatCount(state.reached)}</td>
              <td>{formatStay(state.medianMs)}</td>
              <CountCell count={state.retries} total={state.entered} />
              <CountCell count={state.failures} total={state.entered} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
