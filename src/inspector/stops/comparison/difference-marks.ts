import { type Chart, pathText } from '../../chart/chart';
import type { DrawnCounts, DrawnState } from '../../chart/drawn-counts';
import { groupBy } from '../../group-by';
import { edgeOf, firstDecisions } from '../marks';
import { formatPoints } from '../numbers';
import type { JourneyCounts } from '../stops';
import { sum } from '../sum';
import { type ComparedShare, compareShares, compareStates, suppressedChanges } from './compare';
import { differenceText, intervalText } from './difference';

/** What the colour of a state shows of two selections. */
export const DIFFERENCE_HEATS = ['stopped-difference', 'failures-difference'] as const;
export type DifferenceHeat = (typeof DIFFERENCE_HEATS)[number];

/** Lowest clear differences of each colour, as shares; the first colour is for every clear difference. */
export const DIFFERENCE_THRESHOLDS = [0, 0.05, 0.1, 0.2] as const;

/** The differences as drawn on the chart: only those that are clear have a colour, a number or a width. */
export function drawnDifferences(
  chart: Chart,
  one: JourneyCounts,
  other: JourneyCounts,
  heat: DifferenceHeat,
): DrawnCounts {
  const byName = new Map(compareStates(one, other).map((compared) => [compared.state, compared]));
  const states = chart.states.flatMap((state) => {
    const compared = byName.get(pathText(state));
    if (compared === undefined) return [];
    const share = heat === 'stopped-difference' ? compared.stopped : compared.failures;
    return [[state.id, drawnState(share)] as const];
  });
  const transitions = comparedTransitions(chart, one, other);
  const clear = [...transitions].flatMap(([id, { difference, isClear }]) =>
    isClear && difference !== null
      ? [[id, { share: difference, text: formatPoints(difference) }] as const]
      : [],
  );
  return {
    states: new Map(states),
    transitions: new Map([...transitions].map(([id, share]) => [id, share.one.count + share.other.count])),
    maxCount: 0,
    differences: new Map(clear),
  };
}

function drawnState(share: ComparedShare): DrawnState {
  const { difference, isClear } = share;
  const isDrawn = isClear && difference !== null;
  const size = Math.abs(difference ?? 0);
  return {
    heat: isDrawn ? DIFFERENCE_THRESHOLDS.filter((bound) => size >= bound).length : 0,
    look: !isDrawn ? 'is-unclear' : difference > 0 ? 'is-more' : 'is-less',
    text: isDrawn ? differenceText(share) : '',
    label: difference === null ? differenceText(share) : `${differenceText(share)}, ${intervalText(share)}`,
  };
}

/** A change that was counted, and the transition that it is drawn at. */
interface DrawnChange {
  readonly id: string | undefined;
  readonly from: string;
  readonly count: number;
}

/** By the id of a transition: its share of all changes out of the states that it was taken from. */
function comparedTransitions(
  chart: Chart,
  one: JourneyCounts,
  other: JourneyCounts,
): ReadonlyMap<string, ComparedShare> {
  const [ofOne, ofOther] = [drawnChanges(chart, one), drawnChanges(chart, other)];
  const byTransition = groupBy([...ofOne, ...ofOther], ({ id }) => id);
  return new Map(
    [...byTransition].flatMap(([id, taken]) => {
      if (id === undefined) return [];
      const sources = new Set(taken.map(({ from }) => from));
      const shareIn = (counts: JourneyCounts, changes: readonly DrawnChange[]) => ({
        count: sum(changes, (change) => (change.id === id ? change.count : 0)),
        total: sum(changes, ({ from, count }) => (sources.has(from) ? count : 0)),
        suppressed: suppressedChanges(counts),
      });
      return [[id, compareShares(shareIn(one, ofOne), shareIn(other, ofOther))] as const];
    }),
  );
}

function drawnChanges(chart: Chart, { transitions, starts }: JourneyCounts): readonly DrawnChange[] {
  return [...transitions, ...firstDecisions(chart, starts)].map(({ from, event, to, count }) => ({
    id: edgeOf(chart, from, event, to)?.id,
    from,
    count,
  }));
}
