import { stateCountsCopy } from '../../../copy/inspector-state-counts';
import { stopsCopy } from '../../../copy/inspector-stops';
import { type Chart, pathText } from '../../chart/chart';
import { OTHER } from '../folding/folded-group';
import { formatCount, formatStay } from '../numbers';
import { StateDescription } from '../state/state-description';
import { limitOf, type StateLimit } from '../state/state-limit';
import type { StateStops } from '../stops';
import { CountCell } from './count-cell';
import { useSorting } from './use-sorting';

const copy = stopsCopy.states;

/** A state with its counts and the limit that its chart sets; null for none. */
interface Row extends StateStops {
  readonly limit: StateLimit | null;
}

/** The columns to sort by. */
const SORTED = {
  entered: ({ entered }) => entered,
  reached: ({ reached }) => reached,
  medianMs: ({ medianMs }) => medianMs,
  p90Ms: ({ p90Ms }) => p90Ms,
  limit: ({ limit }) => limit?.ms ?? null,
  stopped: ({ stopped }) => stopped,
  retries: ({ retries }) => retries,
  failures: ({ failures }) => failures,
} satisfies Record<string, (row: Row) => number | null>;

interface StateTableProps {
  readonly states: readonly StateStops[];
  /** Null where this build has no chart of the journey. */
  readonly chart: Chart | null;
  /** Address of a state's counts. */
  readonly hrefOf: (state: string) => string;
}

/** The states of a journey with their counts. */
export function StateTable({ states, chart, hrefOf }: StateTableProps) {
  const { sort, heading } = useSorting(SORTED, 'entered');
  const limits = new Map(chart?.states.map((state) => [pathText(state), limitOf(chart, state)]));
  const rows = states.map((stops): Row => ({ ...stops, limit: limits.get(stops.state) ?? null }));
  return (
    <table className="stops-table is-states" aria-label={copy.title}>
      <thead>
        <tr>
          <th scope="col">{copy.state}</th>
          {heading('entered', copy.entered)}
          {heading('reached', copy.reached)}
          {heading('medianMs', copy.median)}
          {heading('p90Ms', copy.p90)}
          {heading('limit', stateCountsCopy.limit)}
          {heading('stopped', copy.stopped)}
          {heading('retries', stopsCopy.retries)}
          {heading('failures', copy.failures)}
        </tr>
      </thead>
      <tbody>
        {sort(rows).map(({ state, isFailure, isKnown, limit, ...counts }) => (
          <tr key={state}>
            <th scope="row">
              {isKnown ? <a href={hrefOf(state)}>{state}</a> : state}
              {isFailure && <small className="is-failure"> {copy.failure}</small>}
              {!isKnown && state !== OTHER && <small> {copy.unknown}</small>}
              <StateDescription chart={chart} state={state} />
            </th>
            <td>{formatCount(counts.entered)}</td>
            <td>{formatCount(counts.reached)}</td>
            <td>{formatStay(counts.medianMs)}</td>
            <td>{formatStay(counts.p90Ms)}</td>
            <td title={limit?.text}>{formatStay(limit?.ms ?? null)}</td>
            <CountCell count={counts.stopped} total={counts.reached} />
            <CountCell count={counts.retries} total={counts.entered} />
            <CountCell count={counts.failures} total={counts.entered} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
