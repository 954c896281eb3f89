import type { DuckDBConnection } from '@duckdb/node-api';

import { groupBy } from '../../group-by';
import { readChanges } from '../schema';
import type {
  AggregateDimension,
  EndTally,
  GroupTally,
  JourneyTally,
  ReportedEnd,
  SetTally,
  TransitionTally,
} from '../tally';

/** A row of the tables `group_*`: texts and numbers; null where the column is not distinguished, or unknown. */
type Row = Readonly<Record<string, string | number | null>>;

/** The sets by `GROUPING(lender, language, version, day)`. */
const SETS: readonly { readonly id: number; readonly by: AggregateDimension | null }[] = [
  { id: 0b1111, by: null },
  { id: 0b0111, by: 'lender' },
  { id: 0b1011, by: 'language' },
  { id: 0b1101, by: 'version' },
  { id: 0b1110, by: 'day' },
];

/** Reads the tables `group_*` (sql/groups.sql): exact counts, in an order that does not depend on the order of the events. */
export async function readTallies(connection: DuckDBConnection): Promise<readonly SetTally[]> {
  const sets: SetTally[] = [];
  for (const { id, by } of SETS) {
    const value = by ?? 'NULL';
    const rowsOf = (columns: string, table: string) =>
      readRows(
        connection,
        `SELECT ${value} AS value, ${columns} FROM ${table} WHERE set_id = ${id} ORDER BY ALL NULLS FIRST`,
      );
    const journeys = journeysByValue({
      transitions: await rowsOf(
        'journey, from_state, event, to_state, bucket, changes, first_sights, sessions',
        'group_transitions',
      ),
      states: await rowsOf('journey, state, entered, reached, sessions', 'group_states'),
      ends: await rowsOf('journey, state, run_end, runs, sessions', 'group_ends'),
      nextPages: await rowsOf(
        'journey, from_state, event, to_state, page, run_end, changes, sessions',
        'group_next_pages',
      ),
      paths: await rowsOf('journey, path, run_end, runs, sessions', 'group_paths'),
      beforeStops: await rowsOf(
        'journey, state, run_end, last_changes, runs, sessions',
        'group_before_stops',
      ),
    });
    const visits = await rowsOf('visits, open_visits', 'group_visits');
    const groups = visits.map(
      (row): GroupTally => ({
        value: textOrNull(row.value),
        visits: numberOf(row.visits),
        open: numberOf(row.open_visits),
        journeys: [...(journeys.get(textOrNull(row.value)) ?? new Map<string, Draft>()).values()],
      }),
    );
    sets.push({ by, groups });
  }
  return sets;
}

/** A journey while its rows are read. */
type Draft = {
  -readonly [K in keyof JourneyTally]: JourneyTally[K] extends readonly (infer T)[] ? T[] : JourneyTally[K];
};

type Tables = Readonly<
  Record<'transitions' | 'nextPages' | 'states' | 'ends' | 'paths' | 'beforeStops', readonly Row[]>
>;

function journeysByValue(tables: Tables): ReadonlyMap<string | null, ReadonlyMap<string, Draft>> {
  const byValue = new Map<string | null, Map<string, Draft>>();
  const draftOf = (row: Row): Draft => {
    const [value, journey] = [textOrNull(row.value), textOf(row.journey)];
    const drafts = byValue.get(value) ?? new Map<string, Draft>();
    byValue.set(value, drafts);
    const draft = drafts.get(journey) ?? {
      journey,
      runs: 0,
      sessions: 0,
      ends: [],
      stops: [],
      states: [],
      transitions: [],
      paths: [],
      beforeStops: [],
    };
    drafts.set(journey, draft);
    return draft;
  };
  for (const row of tables.ends) addEnd(draftOf(row), row);
  for (const row of tables.states)
    draftOf(row).states.push({
      state: textOf(row.state),
      entered: numberOf(row.entered),
      reached: numberOf(row.reached),
      sessions: numberOf(row.sessions),
    });
  const nextOf = groupBy(tables.nextPages, changeKey);
  for (const row of tables.transitions) addTransition(draftOf(row), row, nextOf);
  for (const row of tables.paths) {
    const path = textOf(row.path);
    draftOf(row).paths.push({ ...endOf(row), pages: path === '' ? [] : path.split('|') });
  }
  for (const row of tables.beforeStops)
    draftOf(row).beforeStops.push({
      ...endOf(row),
      state: textOf(row.state),
      changes: readChanges(textOf(row.last_changes)),
    });
  return byValue;
}

/** Rows without a state are of all states, those without an end of all runs. */
function addEnd(draft: Draft, row: Row): void {
  if (row.run_end === null) {
    draft.runs = numberOf(row.runs);
    draft.sessions = numberOf(row.sessions);
  } else if (row.state === null) draft.ends.push(endOf(row));
  else draft.stops.push({ ...endOf(row), state: textOf(row.state) });
}

function endOf(row: Row): EndTally {
  // SAFETY: the ends that sql/runs.sql writes.
  return {
    end: textOf(row.run_end) as ReportedEnd,
    runs: numberOf(row.runs),
    sessions: numberOf(row.sessions),
  };
}

/** Adds the counts of one bucket; the rows of a transition are neighbours. Without a bucket, the length of the stays is unknown. */
function addTransition(draft: Draft, row: Row, nextOf: ReadonlyMap<string, readonly Row[]>): void {
  const [from, event, to] = [textOrNull(row.from_state), textOf(row.event), textOf(row.to_state)];
  const last = draft.transitions.at(-1);
  const isSame = last !== undefined && last.from === from && last.event === event && last.to === to;
  const before = isSame
    ? last
    : { from, event, to, count: 0, repeated: 0, sessions: 0, buckets: [], next: nextRows(nextOf, row) };
  const [count, sessions] = [numberOf(row.changes), numberOf(row.sessions)];
  const transition = {
    ...before,
    count: before.count + count,
    // Every change led to a first sight, or to a state where the run had been before.
    repeated: from === null ? 0 : before.repeated + count - numberOf(row.first_sights),
    sessions: before.sessions + sessions,
    buckets:
      row.bucket === null
        ? before.buckets
        : [...before.buckets, { bucket: numberOf(row.bucket), stays: count, sessions }],
  };
  if (isSame) draft.transitions[draft.transitions.length - 1] = transition;
  else draft.transitions.push(transition);
}

/** The change that a row is about, in its group. */
function changeKey(row: Row): string {
  return JSON.stringify([row.value, row.journey, row.from_state, row.event, row.to_state]);
}

function nextRows(nextOf: ReadonlyMap<string, readonly Row[]>, change: Row): TransitionTally['next'] {
  return (nextOf.get(changeKey(change)) ?? []).map((row) => {
    const counts = { count: numberOf(row.changes), sessions: numberOf(row.sessions) };
    const page = textOrNull(row.page);
    return page === null ? { page, end: endOf(row).end, ...counts } : { page, end: null, ...counts };
  });
}

async function readRows(connection: DuckDBConnection, query: string): Promise<readonly Row[]> {
  const reader = await connection.runAndReadAll(query);
  const columns = reader.columnNames();
  return reader
    .getRows()
    .map((row) => Object.fromEntries(row.map((value, index) => [columns[index], plainOf(value)])));
}

/** DuckDB gives 64-bit integers as bigint; counts stay far below 2 ** 53. */
function plainOf(value: unknown): string | number | null {
  if (typeof value === 'bigint') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function textOrNull(value: Row[string] | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function textOf(value: Row[string] | undefined): string {
  return textOrNull(value) ?? '';
}

function numberOf(value: Row[string] | undefined): number {
  return typeof value === 'number' ? value : 0;
}
