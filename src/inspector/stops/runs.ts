import type { Shapes } from './shapes';
import { type Change, FROM_PREVIOUS, type PageOpened, type Visit } from './visits';

/** One stay of a run in one state. */
export interface Stay {
  readonly state: string;
  /** How the state was entered; null where unknown. `from` is null at the chart's start. */
  readonly entry: { readonly from: string | null; readonly event: string } | null;
  /** ms until the next state; null where the start or the end of the stay is unknown. */
  readonly stayMs: number | null;
  /** When the state was entered, ms by the service's clock; null where that was not reported. */
  readonly at: number | null;
}

/**
 * How a run ended. `finished`: in a final state; `back`: in a final state, by going back; `stopped`: with the visit; `left`:
 * the merchant went to another journey, or reloaded the page; `open`: it has not ended yet.
 */
export type RunEnd = 'finished' | 'back' | 'stopped' | 'left' | 'open';

export const runEnds: readonly RunEnd[] = ['finished', 'back', 'stopped', 'left', 'open'];

/** A journey from its start to its last known state. */
export interface Run {
  readonly journey: string;
  readonly steps: readonly Stay[];
  readonly end: RunEnd;
}

/** Charts that run as long as the page: a merchant never stops in them. */
export const BACKGROUND_CHARTS: ReadonlySet<string> = new Set(['session', 'token']);

/** Whether opening a journey leaves the one before; the others run inside one, or as long as the page. */
export function hasOwnPages(journey: string, shapes: Shapes): boolean {
  return !BACKGROUND_CHARTS.has(journey) && (shapes(journey)?.hasEntryUrls ?? true);
}

interface OpenRun {
  readonly journey: string;
  readonly steps: { state: string; entry: Stay['entry']; stayMs: number | null; at: number | null }[];
  /** When the last state was entered, ms; null where unknown. */
  enteredAt: number | null;
  /** Index of the run's last change among the events of the visit. */
  lastChangeIndex: number;
  end: RunEnd;
}

/** The runs of a visit, in order of their start; also those of journeys that this build of the inspector does not have. */
export function runsOf(visit: Visit, shapes: Shapes): readonly Run[] {
  const runs: OpenRun[] = [];
  const openRuns = new Map<string, OpenRun>();
  /** The run of the journey whose page is shown. */
  let shownRun: OpenRun | null = null;

  const endRun = (run: OpenRun, end: RunEnd) => {
    run.end = end;
    openRuns.delete(run.journey);
  };
  const endOpenRuns = () => {
    for (const run of [...openRuns.values()])
      endRun(run, BACKGROUND_CHARTS.has(run.journey) ? 'open' : 'left');
    shownRun = null;
  };
  const startRun = (journey: string, changeIndex: number): OpenRun => {
    const earlierRun = openRuns.get(journey);
    if (earlierRun !== undefined) endRun(earlierRun, 'left');
    const run: OpenRun = { journey, steps: [], enteredAt: null, lastChangeIndex: changeIndex, end: 'open' };
    if (hasOwnPages(journey, shapes)) {
      for (const otherRun of [...openRuns.values()])
        if (!BACKGROUND_CHARTS.has(otherRun.journey)) endRun(otherRun, 'left');
      shownRun = run;
    }
    openRuns.set(journey, run);
    runs.push(run);
    return run;
  };

  for (const [index, event] of inChainOrder(visit.events).entries()) {
    if (event.kind === 'opened') {
      endOpenRuns();
      continue;
    }
    const { journey, to, event: eventType, at: enteredAt } = event;
    const openRun = event.from === null ? undefined : openRuns.get(journey);
    const from = event.from === FROM_PREVIOUS ? (openRun?.steps.at(-1)?.state ?? null) : event.from;
    const run = openRun ?? startRun(journey, index);
    if (from !== null && run.steps.at(-1)?.state !== from) {
      // Events are missing between the two states, so the length of both stays is unknown.
      run.steps.push({ state: from, entry: null, stayMs: null, at: null });
      run.enteredAt = null;
    }
    const last = run.steps.at(-1);
    if (last !== undefined && run.enteredAt !== null) last.stayMs = enteredAt - run.enteredAt;
    run.steps.push({ state: to, entry: { from, event: eventType }, stayMs: null, at: enteredAt });
    run.enteredAt = enteredAt;
    run.lastChangeIndex = index;
    if (shapes(journey)?.ends.has(to)) endRun(run, eventType === 'back' ? 'back' : 'finished');
  }
  for (const run of openRuns.values()) {
    const hasEndedWithVisit = visit.hasEnded && !BACKGROUND_CHARTS.has(run.journey);
    if (hasEndedWithVisit) run.end = run === shownRun || mayHaveStoppedIn(run, shownRun) ? 'stopped' : 'left';
  }
  return runs.map(({ journey, steps, end }) => ({ journey, steps, end }));
}

/**
 * Whether a merchant may have stopped in an invoked chart: only if the chart of the shown page did not continue after it. An
 * invoked chart starts one change before the invoking state is reported.
 */
function mayHaveStoppedIn(child: OpenRun, shownRun: OpenRun | null): boolean {
  if (shownRun === null) return true;
  return (
    shownRun.end !== 'finished' &&
    shownRun.end !== 'back' &&
    child.lastChangeIndex >= shownRun.lastChangeIndex - 1
  );
}

/** The next event is looked for among so many of one millisecond; no merchant makes as many. */
const MAX_TIED_EVENTS = 100;

/**
 * Orders events of the same millisecond, because batches may arrive in the wrong order: a change that continues from the
 * current state of its journey comes first.
 */
function inChainOrder(events: Visit['events']): Visit['events'] {
  const states = new Map<string, string>();
  const ordered: Visit['events'][number][] = [];
  while (ordered.length < events.length) {
    const end = endOfMillisecond(events, ordered.length);
    // Only these few are searched and moved for each event: to take it out of the whole millisecond would move all that follow.
    const candidates = events.slice(ordered.length, Math.min(end, ordered.length + MAX_TIED_EVENTS));
    while (candidates.length > 0) {
      const nextIndex = candidates.findIndex((event) => isContinuation(event, states));
      for (const next of candidates.splice(Math.max(0, nextIndex), 1)) {
        if (next.kind === 'opened') states.clear();
        else states.set(next.journey, next.to);
        ordered.push(next);
      }
      const following = ordered.length + candidates.length;
      if (following < end) candidates.push(...events.slice(following, following + 1));
    }
  }
  return ordered;
}

/** Index after the last event of the same millisecond as the event at `start`. */
function endOfMillisecond(events: Visit['events'], start: number): number {
  let end = start + 1;
  while (events[end]?.at === events[start]?.at && end < events.length) end += 1;
  return end;
}

/** Whether an event continues from the current state of its journey; a start always does, and one that does not have it. */
function isContinuation(event: Change | PageOpened, states: ReadonlyMap<string, string>): boolean {
  return (
    event.kind === 'opened' ||
    event.from === null ||
    event.from === FROM_PREVIOUS ||
    event.from === states.get(event.journey)
  );
}
