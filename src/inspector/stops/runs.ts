import type { Shapes } from './shapes';
import type { Change, Opened, Visit } from './visits';

/** One stay in one state. */
export interface Step {
  readonly state: string;
  /** How it was entered; null where that was not told. */
  readonly way: { readonly from: string | null; readonly event: string } | null;
  /** ms until the next state; null where the stay has no known end, or no known beginning. */
  readonly ms: number | null;
}

/**
 * How a run ended. `finished`: in an end of its chart; `back`: there too, but by going back out of it. `stopped`: the visit ended there. `left`: the merchant went to another journey,
 * or loaded the page anew. `open`: nobody knows yet.
 */
export type RunEnd = 'finished' | 'back' | 'stopped' | 'left' | 'open';

/** A journey from its start to wherever it got. */
export interface Run {
  readonly journey: string;
  readonly steps: readonly Step[];
  readonly end: RunEnd;
}

/** They live as long as the tab: nobody stops in them. */
const BACKGROUND: ReadonlySet<string> = new Set(['session', 'token']);

interface OpenRun {
  readonly journey: string;
  readonly steps: { state: string; way: Step['way']; ms: number | null }[];
  /** When its last state was entered; null where that was not told. */
  enteredAt: number | null;
  /** How many things had happened in the visit when it last moved. */
  movedAt: number;
  end: RunEnd;
}

/** The runs of a visit, in the order in which they began. A journey of which this build knows nothing is a run as others are. */
export function runsOf(visit: Visit, shapes: Shapes): readonly Run[] {
  const runs: OpenRun[] = [];
  const open = new Map<string, OpenRun>();
  /** The journey whose page is shown. */
  let shown: OpenRun | null = null;

  const close = (run: OpenRun, end: RunEnd) => {
    run.end = end;
    open.delete(run.journey);
  };
  const leave = () => {
    for (const run of [...open.values()]) close(run, BACKGROUND.has(run.journey) ? 'open' : 'left');
    shown = null;
  };
  const begin = (journey: string, movedAt: number): OpenRun => {
    const hasEntryUrls = shapes(journey)?.hasEntryUrls ?? true;
    const before = open.get(journey);
    if (before !== undefined) close(before, 'left');
    const run: OpenRun = { journey, steps: [], enteredAt: null, movedAt, end: 'open' };
    if (hasEntryUrls) {
      for (const other of [...open.values()]) if (!BACKGROUND.has(other.journey)) close(other, 'left');
      shown = run;
    }
    open.set(journey, run);
    runs.push(run);
    return run;
  };

  for (const [index, one] of inChains(visit.happened).entries()) {
    if (one.kind === 'opened') {
      leave();
      continue;
    }
    const { journey, from, to, event, at } = one;
    const known = from === null ? undefined : open.get(journey);
    const run = known ?? begin(journey, index);
    if (from !== null && run.steps.at(-1)?.state !== from) {
      // What lies between was not told: neither stay has a known length.
      run.steps.push({ state: from, way: null, ms: null });
      run.enteredAt = null;
    }
    const last = run.steps.at(-1);
    if (last !== undefined && run.enteredAt !== null) last.ms = at - run.enteredAt;
    run.steps.push({ state: to, way: { from, event }, ms: null });
    run.enteredAt = at;
    run.movedAt = index;
    if (shapes(journey)?.ends.has(to)) close(run, event === 'back' ? 'back' : 'finished');
  }
  for (const run of open.values()) {
    const isOver = visit.hasEnded && !BACKGROUND.has(run.journey);
    if (isOver) run.end = run === shown || isAfter(run, shown) ? 'stopped' : 'left';
  }
  return runs.map(({ journey, steps, end }) => ({ journey, steps, end }));
}

/**
 * A chart that another one runs is where the merchant stopped only if that one did not go on without it. It starts one change before
 * the state that runs it is told of.
 */
function isAfter(child: OpenRun, shown: OpenRun | null): boolean {
  if (shown === null) return true;
  return shown.end !== 'finished' && shown.end !== 'back' && child.movedAt >= shown.movedAt - 1;
}

/**
 * Of what shares a millisecond, the change that goes on from where its journey stands comes first: batches that came in the wrong
 * order say nothing else of it.
 */
function inChains(happened: Visit['happened']): Visit['happened'] {
  const stands = new Map<string, string>();
  const ordered: Visit['happened'][number][] = [];
  while (ordered.length < happened.length) {
    const left = happened.slice(ordered.length, endOfTie(happened, ordered.length));
    while (left.length > 0) {
      const fits = left.findIndex((one) => goesOn(one, stands));
      for (const taken of left.splice(Math.max(0, fits), 1)) {
        if (taken.kind === 'opened') stands.clear();
        else stands.set(taken.journey, taken.to);
        ordered.push(taken);
      }
    }
  }
  return ordered;
}

/** Place after the last one that shares the millisecond of the one at `start`. */
function endOfTie(happened: Visit['happened'], start: number): number {
  let end = start + 1;
  while (happened[end]?.at === happened[start]?.at && end < happened.length) end += 1;
  return end;
}

/** A start is always possible. */
function goesOn(one: Change | Opened, stands: ReadonlyMap<string, string>): boolean {
  return one.kind === 'opened' || one.from === null || one.from === stands.get(one.journey);
}
