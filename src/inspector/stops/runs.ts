import type { Shapes } from './shapes';
import type { Change, Opened, Visit } from './visits';

/** One stay in one state. */
export interface Step {
  readonly state: string;
  /** How it was entered; null where unknown. */
  readonly entry: { readonly from: string | null; readonly event: string } | null;
  /** ms until the next state; null without a known end or start. */
  readonly ms: number | null;
}

/**
 * How a run ended. `finished`: in a final state; `back`: also there, but by going back. `stopped`: the visit ended there.
 * `left`: the merchant went to another journey, or reloaded the page. `open`: unknown so far.
 */
export type RunEnd = 'finished' | 'back' | 'stopped' | 'left' | 'open';

/** A journey from its start to its last known state. */
export interface Run {
  readonly journey: string;
  readonly steps: readonly Step[];
  readonly end: RunEnd;
}

/** Charts that live as long as the tab: no merchant stops in them. */
const BACKGROUND: ReadonlySet<string> = new Set(['session', 'token']);

interface OpenRun {
  readonly journey: string;
  readonly steps: { state: string; entry: Step['entry']; ms: number | null }[];
  /** Time of entering its last state; null where unknown. */
  enteredAt: number | null;
  /** Number of the visit's events at its last change. */
  movedAt: number;
  end: RunEnd;
}

/** The runs of a visit, in order of their start. A journey unknown to this build is a run too. */
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
      // A gap in the events: neither stay has a known length.
      run.steps.push({ state: from, entry: null, ms: null });
      run.enteredAt = null;
    }
    const last = run.steps.at(-1);
    if (last !== undefined && run.enteredAt !== null) last.ms = at - run.enteredAt;
    run.steps.push({ state: to, entry: { from, event }, ms: null });
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
 * A merchant stopped in an invoked chart only if the invoking one did not continue without it. It starts one change before
 * its invoking state is reported.
 */
function isAfter(child: OpenRun, shown: OpenRun | null): boolean {
  if (shown === null) return true;
  return shown.end !== 'finished' && shown.end !== 'back' && child.movedAt >= shown.movedAt - 1;
}

/**
 * Orders events of the same millisecond: the change that continues from its journey's current state comes first, because
 * batches may arrive in the wrong order.
 */
function inChains(happened: Visit['happened']): Visit['happened'] {
  const states = new Map<string, string>();
  const ordered: Visit['happened'][number][] = [];
  while (ordered.length < happened.length) {
    const left = happened.slice(ordered.length, endOfTie(happened, ordered.length));
    while (left.length > 0) {
      const fits = left.findIndex((one) => goesOn(one, states));
      for (const taken of left.splice(Math.max(0, fits), 1)) {
        if (taken.kind === 'opened') states.clear();
        else states.set(taken.journey, taken.to);
        ordered.push(taken);
      }
    }
  }
  return ordered;
}

/** Index after the last one with the same millisecond as the one at `start`. */
function endOfTie(happened: Visit['happened'], start: number): number {
  let end = start + 1;
  while (happened[end]?.at === happened[start]?.at && end < happened.length) end += 1;
  return end;
}

/** A start is always possible. */
function goesOn(one: Change | Opened, states: ReadonlyMap<string, string>): boolean {
  return one.kind === 'opened' || one.from === null || one.from === states.get(one.journey);
}
