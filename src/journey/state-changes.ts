import type { InspectionEvent } from 'xstate';

/** One state change of a chart. */
export interface StateChange {
  /** Id of the chart: a journey, or a chart beside or inside one (`session`, `token`, `otp`). */
  readonly journey: string;
  /** Null when the chart starts. */
  readonly from: string | null;
  readonly to: string;
  /** Type of the event, without its payload. */
  readonly event: string;
  /** Code of the lender; null where the context has none. */
  readonly lender: string | null;
}

/** Ids of the charts that are invoked for calls. Their states describe a request, not the merchant's progress. */
export const callCharts: ReadonlySet<string> = new Set(['load', 'submission']);

/**
 * Creates a listener of inspection events that emits a state change for each microstep, so that routing states are
 * included.
 * @param emit `occurredAt`: milliseconds since 1970
 */
export function createStateChangeReporter(emit: (change: StateChange, occurredAt: number) => void) {
  const lastStates = new WeakMap<object, string>();
  return (inspectionEvent: InspectionEvent, occurredAt: number): void => {
    // An initial state without `always` transitions has no microstep: its first inspection event is the snapshot event.
    if (!('snapshot' in inspectionEvent) || !isChartSnapshot(inspectionEvent.snapshot)) return;
    const { machine, value, context } = inspectionEvent.snapshot;
    if (callCharts.has(machine.id)) return;
    const from = lastStates.get(inspectionEvent.actorRef) ?? null;
    const to = stateText(value);
    if (from === to) return;
    lastStates.set(inspectionEvent.actorRef, to);
    emit(
      { journey: machine.id, from, to, event: inspectionEvent.event.type, lender: lenderIn(context) },
      occurredAt,
    );
  };
}

/** `review`, or `review.signing` for a nested state; parallel states are joined by commas. */
function stateText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, inner]) => {
      const nested = stateText(inner);
      return nested === '' ? name : `${name}.${nested}`;
    })
    .join(',');
}

/** How many levels of the context are searched for a lender. */
const MAX_SEARCH_DEPTH = 3;

/** Code of the primary lender, or of the agreement's or loan's lender, found in the objects of the context. */
function lenderIn(context: unknown): string | null {
  return findText(context, 'primaryNbfc', MAX_SEARCH_DEPTH) ?? findText(context, 'nbfc', MAX_SEARCH_DEPTH);
}

function findText(data: unknown, key: string, depth: number): string | null {
  // Arrays are skipped: a list of offers contains lenders that the merchant has not chosen.
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  for (const [name, value] of Object.entries(data)) {
    if (name === key && typeof value === 'string') return value;
    const nested = depth > 1 ? findText(value, key, depth - 1) : null;
    if (nested !== null) return nested;
  }
  return null;
}

/** Snapshots of promises and callbacks have no machine. */
function isChartSnapshot(snapshot: unknown): snapshot is {
  readonly machine: { readonly id: string };
  readonly value: unknown;
  readonly context: unknown;
} {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;
}
