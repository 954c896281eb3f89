import { OTHER } from '../stops/folding/folded-group';
import { hideSmall, type KeyedRow } from './hide-small';
import { joinGroups, joinRows, mergedBuckets, otherJourney } from './join-tallies';
import { mergeBeforeStops } from './merge-before-stops';
import { mergeNextPages } from './merge-next-pages';
import type { EndTally, GroupTally, JourneyTally, PathTally, SetTally, StopTally } from './tally';

/**
 * Merges what fewer than `smallest` sessions did into `(other)`: groups, then journeys, then the rows of each journey, then buckets of
 * stay times. No row of the result is of fewer sessions. The sum of a list is what it was, but for what is left out: stay times and
 * journeys of too few sessions even together, the transitions and paths of merged journeys, stay times and what came next of merged
 * transitions, and what came before stops with a suppressed end.
 */
export function mergeSmall(sets: readonly SetTally[], smallest: number): readonly SetTally[] {
  if (smallest <= 1) return sets;
  return sets.map(({ by, groups }) => {
    const merged = hideFewOpen(mergeJourneys(mergeGroups(groups, smallest), smallest), smallest);
    return { by, groups: mergeRows(merged, smallest) };
  });
}

function mergeGroups(groups: readonly GroupTally[], smallest: number): readonly GroupTally[] {
  const rows = groups.map(({ value, visits }) => ({ key: `${value}`, sessions: visits }));
  const [hidden = new Set()] = hideSmall([rows], smallest);
  if (hidden.size === 0) return groups;
  const isHidden = ({ value }: GroupTally) => hidden.has(`${value}`);
  return [...groups.filter((group) => !isHidden(group)), joinGroups(groups.filter(isHidden))];
}

function hideFewOpen(groups: readonly GroupTally[], smallest: number): readonly GroupTally[] {
  const rows = groups.map(({ open }) =>
    open === null || open === 0 ? [] : [{ key: 'open', sessions: open }],
  );
  const hidden = hideSmall(rows, smallest);
  return groups.map((group, index) => (hidden[index]?.has('open') ? { ...group, open: null } : group));
}

function mergeJourneys(groups: readonly GroupTally[], smallest: number): readonly GroupTally[] {
  const keyOf = ({ journey, sessions }: JourneyTally): KeyedRow => ({ key: journey, sessions });
  const hidden = hideSmall(
    groups.map(({ journeys }) => journeys.map(keyOf)),
    smallest,
  );
  return groups.map((group, index) => {
    const isHidden = ({ journey }: JourneyTally) => hidden[index]?.has(journey) ?? false;
    const few = group.journeys.filter(isHidden);
    if (few.length === 0) return group;
    const other = otherJourney(few);
    const reported = group.journeys.filter((one) => !isHidden(one));
    // Too few even together, in a group of visits without any journey: left out.
    return { ...group, journeys: other.sessions < smallest ? reported : [...reported, other] };
  });
}

/** The lists of a journey, by how a row is known and what it becomes when it is merged. */
function mergeRows(groups: readonly GroupTally[], smallest: number): readonly GroupTally[] {
  const journeyNames = [...new Set(groups.flatMap(({ journeys }) => journeys.map(({ journey }) => journey)))];
  const byGroup = groups.map(() => new Map<string, JourneyTally>());
  for (const name of journeyNames) {
    const tallies = groups.map(({ journeys }) => journeys.find(({ journey }) => journey === name));
    for (const [index, merged] of mergeJourneyRows(tallies, smallest).entries())
      if (merged !== undefined) byGroup[index]?.set(name, merged);
  }
  return groups.map((group, index) => ({
    ...group,
    journeys: group.journeys.map((one) => byGroup[index]?.get(one.journey) ?? one),
  }));
}

type MaybeJourney = JourneyTally | undefined;

/** One journey in all groups of a set; undefined in those that it has no runs in. */
function mergeJourneyRows(tallies: readonly MaybeJourney[], smallest: number): readonly MaybeJourney[] {
  const hidden = <R extends { readonly sessions: number }>(
    rowsOf: (tally: JourneyTally) => readonly R[],
    keyOf: (row: R) => string,
  ) =>
    hideSmall(
      tallies.map((tally) =>
        tally === undefined ? [] : rowsOf(tally).map((row) => ({ key: keyOf(row), sessions: row.sessions })),
      ),
      smallest,
    );
  const states = hidden(
    ({ states: rows }) => rows,
    ({ state }) => state,
  );
  const transitionKey = ({ from, event, to }: JourneyTally['transitions'][number]) =>
    `${from} ${event} ${to}`;
  const transitions = hidden(({ transitions: rows }) => rows, transitionKey);
  const ends = hidden(
    ({ ends: rows }) => rows,
    ({ end }) => end,
  );
  const withNextPages = mergeNextPages(
    tallies.map((tally) => tally?.transitions ?? []),
    smallest,
  );
  const stopsByGroup = mergeByEnd<StopTally>({
    rows: tallies.map((tally) => tally?.stops ?? []),
    tallies,
    hiddenEnds: ends,
    smallest,
    keyOf: ({ state }) => state,
    hide: (row) => ({ ...row, state: OTHER }),
  });
  const pathsByGroup = mergeByEnd<PathTally>({
    rows: tallies.map((tally) => tally?.paths ?? []),
    tallies,
    hiddenEnds: ends,
    smallest,
    keyOf: ({ pages }) => pages.join('|'),
    hide: (row) => ({ ...row, pages: [OTHER] }),
  });
  return tallies.map((tally, index) => {
    if (tally === undefined) return undefined;
    const { sessions } = tally;
    const stops = stopsByGroup[index] ?? [];
    return {
      ...tally,
      ends: joinRows(
        tally.ends,
        ({ end }) => ends[index]?.has(end) ?? false,
        (row) => ({ ...row, end: OTHER }),
        sessions,
      ),
      stops,
      beforeStops: mergeBeforeStops(tally.beforeStops, stops, smallest),
      paths: pathsByGroup[index] ?? [],
      states: joinRows(
        tally.states,
        ({ state }) => states[index]?.has(state) ?? false,
        (row) => ({ ...row, state: OTHER }),
        sessions,
      ),
      transitions: joinRows(
        withNextPages[index] ?? [],
        (row) => transitions[index]?.has(transitionKey(row)) ?? false,
        // The stays of two transitions may be of the same few sessions.
        (row) => ({ ...row, from: OTHER, event: OTHER, to: OTHER, buckets: [], next: [] }),
        sessions,
      ).map((row) => ({ ...row, buckets: mergedBuckets(row.buckets, smallest) })),
    };
  });
}

interface ByEndOptions<R extends EndTally> {
  /** The rows of each group. */
  readonly rows: readonly (readonly R[])[];
  readonly tallies: readonly MaybeJourney[];
  /** The ends that each group suppresses. */
  readonly hiddenEnds: readonly ReadonlySet<string>[];
  readonly smallest: number;
  readonly keyOf: (row: R) => string;
  readonly hide: (row: R) => R;
}

/** Rows by state or path: with a suppressed end they are merged as one; else those of few sessions within their end. */
function mergeByEnd<R extends EndTally>({
  rows,
  tallies,
  hiddenEnds,
  smallest,
  keyOf,
  hide,
}: ByEndOptions<R>): readonly (readonly R[])[] {
  const ends = [...new Set(rows.flatMap((ofGroup) => ofGroup.map(({ end }) => end)))];
  const hiddenKeys = new Map(
    ends.map((end) => {
      const ofEnd = rows.map((ofGroup) => ofGroup.filter((row) => row.end === end));
      const keyed = ofEnd.map((some) => some.map((row) => ({ key: keyOf(row), sessions: row.sessions })));
      return [end, hideSmall(keyed, smallest)] as const;
    }),
  );
  return rows.map((ofGroup, index) => {
    const isEndHidden = ({ end }: EndTally) => hiddenEnds[index]?.has(end) ?? false;
    const isHidden = (row: R) => hiddenKeys.get(row.end)?.[index]?.has(keyOf(row)) ?? false;
    const reported = (tallies[index]?.ends ?? [])
      .filter((end) => !isEndHidden(end))
      .flatMap(({ end, sessions }) =>
        joinRows(
          ofGroup.filter((row) => row.end === end),
          isHidden,
          hide,
          sessions,
        ),
      );
    const rest = joinRows(
      ofGroup.filter(isEndHidden),
      () => true,
      (row) => ({ ...hide(row), end: OTHER }),
      tallies[index]?.sessions ?? 0,
    );
    return [...reported, ...rest];
  });
}
