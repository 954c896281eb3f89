import { comparisonCopy as copy } from '../../../copy/inspector-comparison';
import { stopsCopy } from '../../../copy/inspector-stops';
import type { Chart } from '../../chart/chart';
import { formatCount, formatDuration } from '../numbers';
import { eventWithGuards } from '../state/event-with-guards';
import { StateDescription } from '../state/state-description';
import type { JourneyCounts } from '../stops';
import type { Columns } from './columns';
import {
  compareJourney,
  compareStates,
  compareTransitions,
  type StateComparison,
  type TransitionComparison,
} from './compare';
import { ComparedTable } from './compared-table';
import { journeyColumns } from './journey-columns';
import type { Selection } from './selection';
import { sideNames } from './selection-text';

const { states, transitions } = stopsCopy;

const stateColumns = (chart: Chart | null, hrefOf: (state: string) => string): Columns<StateComparison> => ({
  names: [
    {
      name: states.state,
      text: ({ state }) => state,
      content: ({ state, one, other }) => (
        <>
          {(one ?? other)?.isKnown ? <a href={hrefOf(state)}>{state}</a> : state}
          <StateDescription chart={chart} state={state} />
        </>
      ),
    },
  ],
  counts: [
    {
      name: states.reached,
      values: ({ one, other }) => [one?.reached ?? 0, other?.reached ?? 0],
      format: formatCount,
    },
    {
      name: states.median,
      csvHeading: `${states.median} (ms)`,
      values: ({ one, other }) => [one?.medianMs ?? null, other?.medianMs ?? null],
      format: formatDuration,
    },
    {
      name: stopsCopy.retries,
      values: ({ one, other }) => [one?.retries ?? 0, other?.retries ?? 0],
      format: formatCount,
    },
  ],
  shares: [
    { name: states.stopped, share: ({ stopped }) => stopped },
    { name: states.failures, share: ({ failures }) => failures },
  ],
});

const transitionColumns = (chart: Chart | null): Columns<TransitionComparison> => ({
  names: [
    { name: transitions.from, text: ({ from }) => from },
    { name: transitions.event, text: (change) => eventWithGuards(chart, change) },
    { name: transitions.to, text: ({ to }) => to },
  ],
  counts: [
    {
      name: transitions.count,
      values: ({ one, other }) => [one?.count ?? 0, other?.count ?? 0],
      format: formatCount,
    },
    {
      name: transitions.after,
      csvHeading: `${transitions.after} (ms)`,
      values: ({ one, other }) => [one?.medianMs ?? null, other?.medianMs ?? null],
      format: formatDuration,
    },
  ],
  shares: [{ name: transitions.share, share: ({ share }) => share }],
});

const TOTAL_COLUMNS = journeyColumns([{ name: copy.total.name, text: () => copy.total.allRuns }]);

interface ComparedTablesProps {
  readonly journey: string;
  /** Null where this build has no chart of the journey. */
  readonly chart: Chart | null;
  readonly one: JourneyCounts;
  readonly other: JourneyCounts;
  readonly selection: Selection;
  /** Address of a state's counts. */
  readonly hrefOf: (state: string) => string;
}

/** How the runs of a journey ended in two selections, then its states and its transitions, in tables. */
export function ComparedTables({ journey, chart, one, other, selection, hrefOf }: ComparedTablesProps) {
  const sides = sideNames(selection);
  return (
    <section className="stops-scroll" aria-label={stopsCopy.table}>
      <p className="lead">{copy.lead}</p>
      <ComparedTable
        title={copy.total.title}
        rows={[compareJourney(journey, one, other)]}
        columns={TOTAL_COLUMNS}
        fileName={`${journey}-compared`}
        sides={sides}
      />
      <ComparedTable
        title={states.title}
        rows={compareStates(one, other)}
        columns={stateColumns(chart, hrefOf)}
        fileName={`${journey}-states-compared`}
        sides={sides}
      />
      <ComparedTable
        title={transitions.title}
        rows={compareTransitions(one, other)}
        columns={transitionColumns(chart)}
        fileName={`${journey}-transitions-compared`}
        sides={sides}
      />
    </section>
  );
}
