import type { InspectionEvent } from 'xstate';

/** One state change of a chart. */
export interface StateChange {
  readonly journey: string;
  /** Null when the chart starts. */
  readonly from: string | null;
  readonly to: string;
  /** Type of the event, without its payload. */
  readonly event: string;
  /** Code of the lender; null where the context has none. */
  readonly lender: string | null;
}

/** Charts invoked for calls; their states describe a request, not the merchant. */
export const sharedCharts: ReadonlySet<string> = new Set(['load', 'submission']);

/** Derives state changes from XState's inspection events: one for each microstep, so that transient states are included. */
export function createStateChanges(emit: (change: StateChange, at: number) => void) {
  const lastStates = new WeakMap<object, string>();
  return (step: InspectionEvent, at: number): void => {
    // An initial state without eventless transitions has no microstep; its first event is the snapshot.
    if (!('snapshot' in step) || !isOfChart(step.snapshot)) return;
    const { machine, value, context } = step.snapshot;
    if (sharedCharts.has(machine.id)) return;
    const from = lastStates.get(step.actorRef) ?? null;
    const to = stateText(value);
    if (from === to) return;
    lastStates.set(step.actorRef, to);
    emit({ journey: machine.id, from, to, event: step.event.type, lender: lenderIn(context) }, at);
  };
}

/** `review`, or `review.signing` for a state within a state; parallel ones with commas between. */
function stateText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => {
      const below = stateText(inner);
      return below === '' ? name : `${name}.${below}`;
    })
    .join(',');
}

const LOOK_DEPTH = 3;

/** The primary lender's code, or the one of the agreement or loan, wherever the context holds it. */
function lenderIn(context: unknown): string | null {
  return find(context, 'primaryNbfc', LOOK_DEPTH) ?? find(context, 'nbfc', LOOK_DEPTH);
}

function find(where: unknown, key: string, depth: number): string | null {
  // Arrays are skipped: a list of offers names lenders that are not the merchant's.
  if (typeof where !== 'object' || where === null || Array.isArray(where)) return null;
  for (const [name, value] of Object.entries(where)) {
    if (name === key && typeof value === 'string') return value;
    const below = depth > 1 ? find(value, key, depth - 1) : null;
    if (below !== null) return below;
  }
  return null;
}

function isOfChart(snapshot: unknown): snapshot is {
  readonly machine: { readonly id: string };
  readonly value: unknown;
  readonly context: unknown;
} {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;
}
