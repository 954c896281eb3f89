import type { InspectionEvent } from 'xstate';

/** A chart that went from one state to another. */
export interface StateChange {
  readonly journey: string;
  /** Null when the chart starts. */
  readonly from: string | null;
  readonly to: string;
  /** The type of the event; never what it carried. */
  readonly event: string;
  /** Code of the lender, where the chart knows it. */
  readonly lender: string | null;
}

/** Charts that journeys make their calls with: their states are the call's, not the merchant's. */
export const sharedCharts: ReadonlySet<string> = new Set(['load', 'submission']);

/** Reads state changes off what XState tells an inspector: one for each step, so that decisions show too. */
export function createStateChanges(emit: (change: StateChange, at: number) => void) {
  const stood = new WeakMap<object, string>();
  return (step: InspectionEvent, at: number): void => {
    // A start without decisions has no step: then the snapshot that follows is the first word.
    if (!('snapshot' in step) || !isOfChart(step.snapshot)) return;
    const { machine, value, context } = step.snapshot;
    if (sharedCharts.has(machine.id)) return;
    const from = stood.get(step.actorRef) ?? null;
    const to = stateText(value);
    if (from === to) return;
    stood.set(step.actorRef, to);
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
  // A list holds the lenders of all offers: none of them is the merchant's yet.
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
