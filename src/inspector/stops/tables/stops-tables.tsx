import { stateCountsCopy } from '../../../copy/inspector-state-counts';
import { stopsCopy as copy } from '../../../copy/inspector-stops';
import type { Chart } from '../../chart/chart';
import { OTHER } from '../folding/folded-group';
import type { JourneyCounts } from '../stops';
import { StateTable } from './state-table';
import { TransitionTable } from './transition-table';

interface StopsTablesProps {
  readonly stops: JourneyCounts;
  /** Null where this build has no chart of the journey. */
  readonly chart: Chart | null;
  /** Names of all states of the chart; none where this build has no chart of it. */
  readonly chartStates: readonly string[];
  /** Address of a state's counts. */
  readonly hrefOf: (state: string) => string;
}

/** The counts of a journey in tables, for screen readers and for exact numbers. */
export function StopsTables({ stops, chart, chartStates, hrefOf }: StopsTablesProps) {
  // A state that is passed through at once is not reported: what leads out of it shows that it was entered.
  const entered = new Set([
    ...stops.states.map(({ state }) => state),
    ...stops.transitions.map(({ from }) => from),
  ]);
  const never = chartStates.filter((state) => !entered.has(state));
  const hasOther =
    stops.states.some(({ state }) => state === OTHER) || stops.transitions.some(({ from }) => from === OTHER);
  return (
    <section className="stops-scroll" aria-label={copy.table}>
      {hasOther && <p className="lead">{copy.words.other}</p>}
      <h2>{copy.states.title}</h2>
      <p className="quiet-text">{stateCountsCopy.limitHint}</p>
      <StateTable states={stops.states} chart={chart} hrefOf={hrefOf} />
      {never.length > 0 && <p className="quiet-text">{copy.states.never(never.join(', '))}</p>}
      <h2>{copy.transitions.title}</h2>
      <TransitionTable transitions={stops.transitions} chart={chart} />
    </section>
  );
}
