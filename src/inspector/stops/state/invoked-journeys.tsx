import { stateCountsCopy } from '../../../copy/inspector-state-counts';
import type { ChartState } from '../../chart/chart';

const copy = stateCountsCopy.inside;

interface InvokedJourneysProps {
  readonly state: ChartState;
  readonly titleOf: (journey: string) => string;
  /** Address of a journey's chart, with the same visits. */
  readonly hrefOf: (journey: string) => string;
}

/** Says in which journeys a state goes on, each a link to the chart with its counts. */
export function InvokedJourneys({ state, titleOf, hrefOf }: InvokedJourneysProps) {
  return state.invokes.map(({ id, effect, chart }) =>
    effect === 'chart' && chart !== null ? (
      <p key={id} className="stops-inside">
        {copy.before} <a href={hrefOf(chart)}>{titleOf(chart)}</a>
        {copy.after}
      </p>
    ) : null,
  );
}
