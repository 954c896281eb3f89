import type { FoldedCounts } from '../folding/folded-counts';
import { OTHER } from '../folding/folded-group';
import { sum } from '../sum';
import { choicesOf, chosenJourneys, type Filter } from '../summary';

/** Counts of one journey by visits of one lender: runs, and how often each transition was taken. */
export interface LenderCounts {
  /** `UNKNOWN` for visits that named none. */
  readonly lender: string;
  readonly states: readonly { readonly state: string; readonly reached: number; readonly stopped: number }[];
  readonly transitions: readonly {
    readonly from: string | null;
    readonly event: string;
    readonly to: string;
    readonly count: number;
  }[];
}

/** The counts of a journey by lender; null where a file of counts does not tell the filtered visits apart by lender. */
export function lenderCountsOf(
  sets: readonly FoldedCounts[],
  journey: string,
  filter: Filter,
): readonly LenderCounts[] | null {
  const lenders = choicesOf(sets).lender.filter(
    ({ value }) => filter.lender === null || filter.lender === value,
  );
  const counts: LenderCounts[] = [];
  for (const { value: lender } of lenders) {
    const chosen = chosenJourneys(sets, { ...filter, lender });
    if (chosen === null) return null;
    const folded = chosen.journeys.find((one) => one.journey === journey);
    if (folded === undefined) continue;
    const transitions = folded.transitions.map(({ from, event, to, count }) => ({ from, event, to, count }));
    counts.push({ lender, states: folded.states, transitions });
  }
  return counts;
}

/** The counts of one state by lender: a column for each lender whose runs were in it, the one with the most runs first. */
export interface StateByLender {
  readonly lenders: readonly {
    readonly lender: string;
    /** Runs that were in the state, and those that stopped in it. */
    readonly reached: number;
    readonly stopped: number;
  }[];
  /** A row for each transition out of the state, the most frequent first; `counts` in the order of `lenders`. */
  readonly transitions: readonly {
    readonly event: string;
    readonly to: string;
    readonly counts: readonly number[];
  }[];
}

/** Counts a state by lender. Transitions that a file of counts has merged (`OTHER`) are left out. */
export function stateByLender(all: readonly LenderCounts[], state: string): StateByLender {
  const columns = all
    .flatMap(({ lender, states, transitions }) => {
      const own = states.find((candidate) => candidate.state === state);
      const leaving = transitions.filter(({ from }) => from === state);
      if (own === undefined && leaving.length === 0) return [];
      return [{ lender, reached: own?.reached ?? 0, stopped: own?.stopped ?? 0, leaving }];
    })
    .sort((a, b) => b.reached - a.reached || (a.lender < b.lender ? -1 : 1));
  const keys = new Map(
    columns.flatMap(({ leaving }) =>
      leaving.map(({ event, to }) => [JSON.stringify([event, to]), { event, to }] as const),
    ),
  );
  const transitions = [...keys.values()]
    .filter(({ event }) => event !== OTHER)
    .map(({ event, to }) => ({
      event,
      to,
      counts: columns.map(({ leaving }) =>
        sum(
          leaving.filter((transition) => transition.event === event && transition.to === to),
          ({ count }) => count,
        ),
      ),
    }));
  const total = ({ counts }: { readonly counts: readonly number[] }) => sum(counts, (count) => count);
  return {
    lenders: columns.map(({ lender, reached, stopped }) => ({ lender, reached, stopped })),
    transitions: transitions.sort((a, b) => total(b) - total(a)),
  };
}
