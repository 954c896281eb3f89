import { inspectorCopy } from '../../copy/inspector';
import { notesCopy } from '../../copy/inspector-notes';
import type { Chart } from './chart';

const { kinds, causes, legend, lines } = inspectorCopy.chart;
const shownKinds = ['person', 'service', 'decision', 'end'] as const;
const shownCauses = ['person', 'answer', 'failure', 'time', 'decision'] as const;

interface LegendProps {
  readonly chart: Chart;
  /** The chart is zoomed out: its cards and lines have no texts. */
  readonly isNamesOnly: boolean;
  /** There are notes on its states. */
  readonly hasNotes: boolean;
}

/** Legend of what is drawn of this chart at this zoom: the kinds of states, the colours of texts and lines. */
export function Legend({ chart, isNamesOnly, hasNotes }: LegendProps) {
  const drawnEdges = chart.edges.filter(({ isInert, isDeepLink }) => !isInert && !isDeepLink);
  return (
    <section className="legend" aria-label={legend}>
      <ul>
        {shownKinds
          .filter((kind) => chart.states.some((state) => state.kind === kind))
          .map((kind) => (
            <li key={kind} className={`kind-of is-${kind}`}>
              {kinds[kind]}
            </li>
          ))}
      </ul>
      {!isNamesOnly && (
        <ul>
          {shownCauses
            .filter((cause) => drawnEdges.some((edge) => edge.cause === cause))
            .map((cause) => (
              <li key={cause} className={`cause is-${cause}`}>
                {causes[cause]}
              </li>
            ))}
        </ul>
      )}
      {drawnEdges.some(({ cause }) => cause === 'failure') && (
        <ul>
          <li className="line-of is-failure">{lines.failure}</li>
          <li className="line-of">{lines.other}</li>
        </ul>
      )}
      {hasNotes && (
        <ul>
          <li className="note-of">{notesCopy.legend}</li>
        </ul>
      )}
    </section>
  );
}
