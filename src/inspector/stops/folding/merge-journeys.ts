import { runEnds } from '../runs';
import { type CountNames, type CountTables, ENDS_PER_JOURNEY, MERGED_END } from './count-names';
import type { CountTable } from './count-table';
import type { FoldedBeforeStop, FoldedJourney, FoldedTransition } from './folded-group';
import { STAY_CODES, stayOfCode } from './stay-lengths';

/** Sums the counts of the chosen groups: one entry a journey, in the order in which the journeys were first met. */
export function mergeJourneys(
  tables: CountTables,
  names: CountNames,
  isChosen: (group: number) => boolean,
): readonly FoldedJourney[] {
  const sum = (table: Pick<CountTable, 'forEach'>) => {
    const sums = new Map<number, number>();
    table.forEach((group, id, count) => {
      if (isChosen(group)) sums.set(id, (sums.get(id) ?? 0) + count);
    });
    return sums;
  };
  const ends = sum(tables.ends);
  const reached = sum(tables.reached);
  const stopped = sum(tables.stopped);
  const repeated = sum(tables.repeated);
  const stays = new Map<number, [ms: number, count: number][]>();
  for (const [id, count] of sum(tables.stays)) {
    const transition = Math.floor(id / STAY_CODES);
    const pairs = stays.get(transition) ?? [];
    pairs.push([stayOfCode(id % STAY_CODES), count]);
    stays.set(transition, pairs);
  }
  const nexts = new Map<number, CountedNext[]>();
  for (const [id, count] of sum(tables.nextPages)) {
    const { change, next } = names.nextPageOf(id);
    const rows = nexts.get(change) ?? [];
    rows.push({ ...next, count });
    nexts.set(change, rows);
  }
  const byJourney = new Map<string, Mutable>(names.journeys.map((journey) => [journey, emptyJourney()]));
  for (const [id, entered] of sum(tables.entered)) {
    const name = names.states[id];
    if (name !== undefined)
      byJourney.get(name.journey)?.states.push({
        state: name.state,
        entered,
        reached: reached.get(id) ?? 0,
        stopped: stopped.get(id) ?? 0,
      });
  }
  for (const [id, count] of sum(tables.counts)) {
    const name = names.transitions[id];
    if (name === undefined) continue;
    const { journey, from, event, to } = name;
    byJourney.get(journey)?.transitions.push({
      from,
      event,
      to,
      count,
      repeated: repeated.get(id) ?? 0,
      stays: stays.get(id) ?? [],
      next: names.hasNextPages ? (nexts.get(id) ?? []) : null,
    });
  }
  for (const [id, runs] of sum(tables.paths)) {
    const { journey, states, end } = names.pathOf(id);
    byJourney.get(journey)?.paths.push({ states, end, runs });
  }
  for (const [id, runs] of sum(tables.beforeStops)) {
    const { journey, ...name } = names.beforeStopOf(id);
    byJourney.get(journey)?.beforeStops.push({ ...name, runs });
  }
  return names.journeys.flatMap((journey, index) => {
    const endsOf = (end: number) => ends.get(index * ENDS_PER_JOURNEY + end) ?? 0;
    const folded = byJourney.get(journey);
    if (folded === undefined || (folded.states.length === 0 && folded.paths.length === 0)) return [];
    const [finished = 0, back = 0, stoppedRuns = 0, left = 0, open = 0] = runEnds.map((_, end) =>
      endsOf(end),
    );
    const merged = endsOf(MERGED_END);
    return [
      {
        journey,
        ...folded,
        beforeStops: names.hasBeforeStops ? folded.beforeStops : null,
        ends: { finished, back, stopped: stoppedRuns, left, open, ...(merged > 0 && { merged }) },
      },
    ];
  });
}

type CountedNext = NonNullable<FoldedTransition['next']>[number];

interface Mutable {
  readonly states: FoldedJourney['states'][number][];
  readonly transitions: FoldedTransition[];
  readonly paths: FoldedJourney['paths'][number][];
  readonly beforeStops: FoldedBeforeStop[];
}

function emptyJourney(): Mutable {
  return { states: [], transitions: [], paths: [], beforeStops: [] };
}
