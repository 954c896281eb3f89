import { pathsCopy } from '../../../copy/inspector-paths';
import { stopsCopy } from '../../../copy/inspector-stops';
import type { Chart } from '../../chart/chart';
import { formatCount, formatStay } from '../numbers';
import { nextText } from '../paths/next-text';
import { ShareText } from '../shares/share-text';
import { eventWithGuards } from '../state/event-with-guards';
import type { TransitionStops } from '../stops';
import { useSorting } from './use-sorting';

const copy = stopsCopy.transitions;

/** The columns to sort by. */
const SORTED = {
  count: ({ count }) => count,
  share: ({ count, outOf }) => count / outOf,
  medianMs: ({ medianMs }) => medianMs,
  p90Ms: ({ p90Ms }) => p90Ms,
} satisfies Record<string, (transition: TransitionStops) => number | null>;

interface TransitionTableProps {
  readonly transitions: readonly TransitionStops[];
  /** Null where this build has no chart of the journey. */
  readonly chart: Chart | null;
}

/** The transitions of a journey with their counts. */
export function TransitionTable({ transitions, chart }: TransitionTableProps) {
  const { sort, heading } = useSorting(SORTED, 'count');
  return (
    <table className="stops-table is-transitions" aria-label={copy.title}>
      <thead>
        <tr>
          <th scope="col">{copy.from}</th>
          <th scope="col">{copy.event}</th>
          <th scope="col">{copy.to}</th>
          {heading('count', copy.count)}
          {heading('share', copy.share)}
          {heading('medianMs', copy.after)}
          {heading('p90Ms', copy.afterP90)}
          <th scope="col">{pathsCopy.event.pages}</th>
        </tr>
      </thead>
      <tbody>
        {sort(transitions).map((transition) => {
          const { from, event, to, count, outOf, medianMs, p90Ms, isFailure } = transition;
          return (
            <tr key={`${from} ${event} ${to}`}>
              <th scope="row">{from}</th>
              <td>{eventWithGuards(chart, transition)}</td>
              <td className={isFailure ? 'is-failure' : undefined}>{to}</td>
              <td>{formatCount(count)}</td>
              <td>
                <ShareText count={count} total={outOf} />
              </td>
              <td>{formatStay(medianMs)}</td>
              <td>{formatStay(p90Ms)}</td>
              <td className="stops-next">{nextText(transition) ?? stopsCopy.none}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
