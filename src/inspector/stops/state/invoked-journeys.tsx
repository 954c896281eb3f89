import { stateCountsCopy } from '../../../copy/inspector-state-counts';
import { type Chart, type ChartState, stateOf } from '../../chart/chart';
import type { CountedState } from '../funnel';
import { formatCount } from '../numbers';

const copy = stateCountsCopy.inside;

interface InvokedJourneysProps {
  readonly chart: Chart;
  readonly state: ChartState;
  readonly titleOf: (journey: string) => string;
  /** The final states that runs of a journey came to. */
  readonly finalStatesOf: (journey: string) => readonly CountedState[];
  /** Address of a journey's chart with the same visits; of one of its states. */
  readonly hrefOf: (journey: string, state: string | null) => string;
}

/**
 * Says in which journeys a state goes on, and by the end of which it was reached, with the ends that their runs came to: what decides
 * between them is in those charts, so each is a link into one.
 */
export function InvokedJourneys({ chart, state, titleOf, finalStatesOf, hrefOf }: InvokedJourneysProps) {
  const inside = invokedCharts(state).map((journey) => ({ journey, text: copy.inside }));
  const before = chartsBefore(chart, state).map((journey) => ({ journey, text: copy.before }));
  return [...inside, ...before].map(({ journey, text }) => {
    const ends = finalStatesOf(journey).flatMap((end) =>
      end.state === null ? [] : [{ ...end, state: end.state }],
    );
    return (
      <div key={journey} className="stops-inside">
        <p>
          {text.before} <a href={hrefOf(journey, null)}>{titleOf(journey)}</a>
          {text.after}
        </p>
        {ends.length > 0 && (
          <ul aria-label={copy.ends(titleOf(journey))}>
            {ends.map((end) => (
              <li key={end.state}>
                <a href={hrefOf(journey, end.state)}>{end.state}</a> {formatCount(end.runs)}
              </li>
            ))}
          </ul>
        )}
      </div>
    );
  });
}

function invokedCharts({ invokes }: ChartState): readonly string[] {
  return invokes.flatMap(({ effect, chart }) => (effect === 'chart' && chart !== null ? [chart] : []));
}

/** The charts by whose end the state is entered, each once. */
function chartsBefore(chart: Chart, state: ChartState): readonly string[] {
  const charts = chart.edges
    .filter(({ targets }) => targets.includes(state.id))
    .flatMap(({ source, eventType }) =>
      (stateOf(chart, source)?.invokes ?? []).flatMap(({ id, effect, chart: invoked }) =>
        effect === 'chart' && invoked !== null && eventType === `xstate.done.actor.${id}` ? [invoked] : [],
      ),
    );
  return [...new Set(charts)].filter((invoked) => !invokedCharts(state).includes(invoked));
}
