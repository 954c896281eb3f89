import { type Run, runEnds, runsOf } from '../runs';
import type { Shapes } from '../shapes';
import type { Visit } from '../visits';
import { type AdjacentJourneys, createAdjacentJourneys } from './adjacent-journeys';
import { createBeforeStopNames, lastChangesOf } from './before-stops';
import {
  type CountNames,
  type CountTables,
  ENDS_PER_JOURNEY,
  MERGED_END,
  type PathName,
  type TransitionName,
} from './count-names';
import { createCountTable } from './count-table';
import {
  DIMENSIONS,
  type Dimension,
  type FoldedGroup,
  type FoldedJourney,
  type GroupKey,
} from './folded-group';
import { mergeJourneys } from './merge-journeys';
import { createNames } from './names';

import { createNextPageNames, nextPagesOf } from './next-pages';
import { createPageTimes, type PageTime } from './page-times';
import { createPairLog } from './pair-log';
import { STAY_CODES, stayCode } from './stay-lengths';

/** A group's key, and how many visits it has. */
export type GroupTotals = Pick<FoldedGroup, keyof GroupKey | 'visits' | 'open'>;

/** Counts of visits, in typed arrays: their size depends on how many different paths there are, hardly on how many visits. */
export interface FoldedCounts {
  readonly dimensions: readonly Dimension[];
  readonly addVisit: (visit: Visit) => void;
  readonly addGroup: (group: FoldedGroup) => void;
  readonly groups: () => readonly GroupTotals[];
  /** The sum of the chosen groups, by journey. */
  readonly journeysOf: (isChosen: (group: GroupTotals) => boolean) => readonly FoldedJourney[];
  /** Null where groups were added, which do not have it. */
  readonly fromEvents: (journey: string, isChosen: (group: GroupTotals) => boolean) => EventsOnly | null;
}

/** What only events have of a journey. */
interface EventsOnly {
  readonly times: readonly PageTime[];
  /** Which journeys came before it and after it; empty for one that runs inside another. */
  readonly adjacent: AdjacentJourneys;
}

/** Numbers things by their keys, and keeps each. */
function createList<T>(keyOf: (item: T) => string) {
  const keys = createNames();
  const items: T[] = [];
  return {
    items: items as readonly T[],
    idOf(item: T): number {
      const id = keys.idOf(keyOf(item));
      if (id === items.length) items.push(item);
      return id;
    },
  };
}

/** @param shapes of the journeys, to distinguish ends and pages from other states; not needed for groups that are already folded */
export function createFoldedCounts(shapes: Shapes, dimensions = DIMENSIONS): FoldedCounts {
  const groups: { -readonly [key in keyof GroupTotals]: GroupTotals[key] }[] = [];
  const groupKeys = createNames();
  const journeys = createList<string>((journey) => journey);
  const states = createList<CountNames['states'][number]>(({ journey, state }) => `${journey}\0${state}`);
  const transitions = createList<TransitionName>(
    ({ journey, from, event, to }) => `${journey}\0${from ?? '\0'}\0${event}\0${to}`,
  );
  const pages = createNames();
  /** Paths as texts of numbers: of the journey, the end, and each page. */
  const paths = createNames();
  const pathIdOf = ({ journey, states: seen, end }: PathName) =>
    paths.idOf([journeys.idOf(journey), runEnds.indexOf(end), ...seen.map(pages.idOf)].join());
  const pathOf = (id: number): PathName => {
    const [journey = 0, end = 0, ...seen] = paths.nameOf(id).split(',').map(Number);
    return {
      journey: journeys.items[journey] ?? '',
      states: seen.map(pages.nameOf),
      end: runEnds[end] ?? 'open',
    };
  };
  const beforeStops = createBeforeStopNames();
  let hasBeforeStops = true;
  const nextPages = createNextPageNames();
  let hasNextPages = true;
  const pageTimes = createPageTimes();
  const adjacent = createAdjacentJourneys(shapes);
  let hasOnlyVisits = true;
  const tables: CountTables = {
    ends: createCountTable(),
    entered: createCountTable(),
    reached: createCountTable(),
    stopped: createCountTable(),
    counts: createCountTable(),
    repeated: createCountTable(),
    stays: createPairLog(),
    paths: createCountTable(),
    beforeStops: createCountTable(),
    nextPages: createCountTable(),
  };

  function groupOf(key: GroupKey, visits: number, open: number): number {
    const id = groupKeys.idOf(JSON.stringify(DIMENSIONS.map((dimension) => key[dimension])));
    const { persona, lender, language, version, day } = key;
    if (id === groups.length) groups.push({ persona, lender, language, version, day, visits: 0, open: 0 });
    const group = groups[id];
    if (group !== undefined) {
      group.visits += visits;
      group.open += open;
    }
    return id;
  }

  function addRun(group: number, run: Run): void {
    const { journey, steps, end } = run;
    const shape = shapes(journey);
    const nexts = shape === null ? [] : nextPagesOf(run, shape);
    const seen = new Set<string>();
    let before: Run['steps'][number] | null = null;
    for (const [index, step] of steps.entries()) {
      const { state, entry } = step;
      const stateId = states.idOf({ journey, state });
      tables.entered.add(group, stateId, 1);
      if (!seen.has(state)) tables.reached.add(group, stateId, 1);
      if (entry !== null) {
        const id = transitions.idOf({ journey, from: entry.from, event: entry.event, to: state });
        tables.counts.add(group, id, 1);
        if (seen.has(state)) tables.repeated.add(group, id, 1);
        const stayMs = entry.from === null ? null : (before?.stayMs ?? null);
        if (stayMs !== null) tables.stays.add(group, id * STAY_CODES + stayCode(stayMs), 1);
        const next = nexts[index];
        if (entry.from !== null && next !== undefined)
          tables.nextPages.add(group, nextPages.idOf(id, next), 1);
      }
      seen.add(state);
      before = step;
    }
    if (end === 'stopped' && before !== null)
      tables.stopped.add(group, states.idOf({ journey, state: before.state }), 1);
    tables.ends.add(group, journeys.idOf(journey) * ENDS_PER_JOURNEY + runEnds.indexOf(end), 1);
    if ((end === 'stopped' || end === 'left') && before !== null) {
      const name = { journey, state: before.state, end, changes: lastChangesOf(steps) };
      tables.beforeStops.add(group, beforeStops.idOf(name), 1);
    }
    if (shape === null) return;
    const walked = end === 'back' ? steps.slice(0, -1) : steps;
    const seenPages = [...new Set(walked.map(({ state }) => state))].filter((state) =>
      shape.stages.has(state),
    );
    const path = pathIdOf({ journey, states: seenPages, end });
    tables.paths.add(group, path, 1);
    pageTimes.add(group, path, run, seenPages);
  }

  function addJourney(group: number, folded: FoldedJourney): void {
    const { journey } = folded;
    const firstEnd = journeys.idOf(journey) * ENDS_PER_JOURNEY;
    for (const [index, end] of runEnds.entries()) tables.ends.add(group, firstEnd + index, folded.ends[end]);
    tables.ends.add(group, firstEnd + MERGED_END, folded.ends.merged ?? 0);
    for (const { state, entered, reached, stopped } of folded.states) {
      const id = states.idOf({ journey, state });
      tables.entered.add(group, id, entered);
      tables.reached.add(group, id, reached);
      tables.stopped.add(group, id, stopped);
    }
    for (const { from, event, to, count, repeated, stays, next } of folded.transitions) {
      const id = transitions.idOf({ journey, from, event, to });
      tables.counts.add(group, id, count);
      tables.repeated.add(group, id, repeated);
      for (const [ms, times] of stays) tables.stays.add(group, id * STAY_CODES + stayCode(ms), times);
      if (next === null) hasNextPages = false;
      for (const row of next ?? []) tables.nextPages.add(group, nextPages.idOf(id, row), row.count);
    }
    for (const path of folded.paths) tables.paths.add(group, pathIdOf({ ...path, journey }), path.runs);
    if (folded.beforeStops === null) hasBeforeStops = false;
    for (const row of folded.beforeStops ?? [])
      tables.beforeStops.add(group, beforeStops.idOf({ ...row, journey }), row.runs);
  }

  return {
    dimensions,
    addVisit(visit) {
      const key = { ...visit, day: indianDay(visit.startedAt) };
      const group = groupOf(key, 1, visit.hasEnded ? 0 : 1);
      const runs = runsOf(visit, shapes);
      for (const run of runs) addRun(group, run);
      adjacent.add(group, runs);
    },
    addGroup(folded) {
      hasOnlyVisits = false;
      const group = groupOf(folded, folded.visits, folded.open);
      for (const journey of folded.journeys) addJourney(group, journey);
    },
    groups: () => groups,
    journeysOf(isChosen) {
      const chosen = groups.map(isChosen);
      const names = {
        journeys: journeys.items,
        states: states.items,
        transitions: transitions.items,
        pathOf,
        beforeStopOf: beforeStops.nameOf,
        hasBeforeStops,
        nextPageOf: nextPages.nameOf,
        hasNextPages,
      };
      return mergeJourneys(tables, names, (group) => chosen[group] === true);
    },
    fromEvents(journey, isChosen) {
      if (!hasOnlyVisits) return null;
      const chosen = groups.map(isChosen);
      const isChosenGroup = (group: number) => chosen[group] === true;
      const pagesOf = (id: number) => {
        const path = pathOf(id);
        return path.journey === journey ? path.states : null;
      };
      return {
        times: pageTimes.between(isChosenGroup, pagesOf),
        adjacent: {
          before: adjacent.before(journey, isChosenGroup),
          after: adjacent.after(journey, isChosenGroup),
        },
      };
    },
  };
}

/** The counts of visits by group, as data. */
export function groupsOf(visits: Iterable<Visit>, shapes: Shapes): readonly FoldedGroup[] {
  const counts = createFoldedCounts(shapes);
  for (const visit of visits) counts.addVisit(visit);
  return counts
    .groups()
    .map((group) => ({ ...group, journeys: counts.journeysOf((other) => other === group) }));
}

const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** The day in India of a time in ms: "2026-03-02"; null of a time that no calendar has. */
function indianDay(at: number): string | null {
  const date = new Date(at + INDIA_OFFSET_MS);
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10);
}
