import { groupBy } from '../group-by';
import { maxOf } from '../max-of';
import { OTHER } from '../stops/folding/folded-group';
import type { BucketTally, GroupTally, JourneyTally, NextPageTally, Tally } from './tally';

/** Numbers of a row that are added when rows are joined. */
const COUNTS: ReadonlySet<string> = new Set(['runs', 'entered', 'reached', 'count', 'repeated']);

/**
 * Joins the hidden rows to one. Its sessions are those of the largest, which are certain: two rows may be of the same sessions. Where
 * all rows are joined it is the total, and has `total` sessions.
 */
export function joinRows<R extends Tally>(
  rows: readonly R[],
  isHidden: (row: R) => boolean,
  hide: (row: R) => R,
  total: number,
): R[] {
  const few = rows.filter(isHidden);
  const [first] = few;
  if (first === undefined) return [...rows];
  const sessions = few.length === rows.length ? total : maxOf(few, (row) => row.sessions);
  return [...rows.filter((row) => !isHidden(row)), { ...hide(few.reduce(addRow)), sessions }];
}

/** Adds the counts, the buckets and what came next of two rows; what they count is that of the first. */
function addRow<R extends Tally>(one: R, other: R): R {
  const entries = Object.entries(one).map(([key, value]) => {
    const added: unknown = Reflect.get(other, key);
    if (Array.isArray(value) && Array.isArray(added) && key === 'buckets')
      return [key, addBuckets([...value, ...added])];
    if (Array.isArray(value) && Array.isArray(added) && key === 'next')
      return [key, addSame<NextPageTally>([...value, ...added], nextKey)];
    return [key, COUNTS.has(key) || key === 'sessions' ? Number(value) + Number(added) : value];
  });
  // SAFETY: the same keys as `one`, with values of the same types.
  return Object.fromEntries(entries) as R;
}

function addBuckets(buckets: readonly BucketTally[]): readonly BucketTally[] {
  return [...groupBy(buckets, ({ bucket }) => bucket)]
    .map(([bucket, same]) => ({
      bucket,
      stays: same.reduce((sum, { stays }) => sum + stays, 0),
      sessions: same.reduce((sum, { sessions }) => sum + sessions, 0),
    }))
    .sort((a, b) => a.bucket - b.bucket);
}

/** What a row of what came next after a change is known by. */
export function nextKey({ page, end }: NextPageTally): string {
  return JSON.stringify([page, end]);
}

/** Rows of different groups, which have no session in common: the same ones are added, so their sessions are, too. */
function addSame<R extends Tally>(rows: readonly R[], keyOf: (row: R) => string): R[] {
  return [...groupBy(rows, keyOf).values()].map((same) => same.reduce(addRow));
}

/** Several groups as one, whose value is suppressed. */
export function joinGroups(groups: readonly GroupTally[]): GroupTally {
  const byJourney = groupBy(
    groups.flatMap(({ journeys }) => journeys),
    ({ journey }) => journey,
  );
  return {
    value: OTHER,
    visits: groups.reduce((sum, { visits }) => sum + visits, 0),
    open: groups.reduce((sum, { open }) => sum + (open ?? 0), 0),
    journeys: [...byJourney].map(([journey, same]) => ({ ...joinLists(same), journey })),
  };
}

function joinLists(tallies: readonly JourneyTally[]): Omit<JourneyTally, 'journey'> {
  return {
    runs: tallies.reduce((sum, { runs }) => sum + runs, 0),
    sessions: tallies.reduce((sum, { sessions }) => sum + sessions, 0),
    ends: addSame(
      tallies.flatMap(({ ends }) => ends),
      ({ end }) => end,
    ),
    stops: addSame(
      tallies.flatMap(({ stops }) => stops),
      ({ state, end }) => `${state} ${end}`,
    ),
    states: addSame(
      tallies.flatMap(({ states }) => states),
      ({ state }) => state,
    ),
    transitions: addSame(
      tallies.flatMap(({ transitions }) => transitions),
      ({ from, event, to }) => `${from} ${event} ${to}`,
    ),
    paths: addSame(
      tallies.flatMap(({ paths }) => paths),
      ({ pages, end }) => `${pages.join('|')} ${end}`,
    ),
    beforeStops: addSame(
      tallies.flatMap(({ beforeStops }) => beforeStops),
      ({ state, end, changes }) => JSON.stringify([state, end, changes]),
    ),
  };
}

/**
 * Several journeys of few sessions as one: the sums of their runs, and of how often their states were entered and reached; not which
 * states these are, nor how the runs ended.
 */
export function otherJourney(tallies: readonly JourneyTally[]): JourneyTally {
  const runs = tallies.reduce((sum, tally) => sum + tally.runs, 0);
  const sessions = maxOf(tallies, (tally) => tally.sessions);
  const states = tallies.flatMap((tally) => tally.states);
  const sumOf = (key: 'entered' | 'reached') => states.reduce((sum, row) => sum + row[key], 0);
  return {
    journey: OTHER,
    runs,
    sessions,
    ends: [{ end: OTHER, runs, sessions }],
    stops: [{ state: OTHER, end: OTHER, runs, sessions }],
    states: [{ state: OTHER, entered: sumOf('entered'), reached: sumOf('reached'), sessions }],
    transitions: [],
    paths: [],
    beforeStops: [],
  };
}

/**
 * Joins neighbouring buckets until each has enough sessions, at the bucket of their middle stay. Where there are too few sessions for
 * one bucket, no length is reported.
 */
export function mergedBuckets(buckets: readonly BucketTally[], smallest: number): readonly BucketTally[] {
  const runs: BucketTally[][] = [];
  let current: BucketTally[] = [];
  const sessionsOf = (run: readonly BucketTally[]) => run.reduce((sum, { sessions }) => sum + sessions, 0);
  for (const bucket of buckets) {
    current.push(bucket);
    if (sessionsOf(current) < smallest) continue;
    runs.push(current);
    current = [];
  }
  if (current.length > 0) runs.push([...(runs.pop() ?? []), ...current]);
  return runs
    .filter((run) => sessionsOf(run) >= smallest)
    .map((run) => ({
      bucket: middleBucket(run),
      stays: run.reduce((sum, { stays }) => sum + stays, 0),
      sessions: sessionsOf(run),
    }));
}

function middleBucket(run: readonly BucketTally[]): number {
  const middle = run.reduce((sum, { stays }) => sum + stays, 0) / 2;
  let below = 0;
  for (const { bucket, stays } of run) {
    below += stays;
    if (below >= middle) return bucket;
  }
  return 0;
}
