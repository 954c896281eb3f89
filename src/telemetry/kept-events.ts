import { type AnalyticsEvent, admit } from './events';

/** One text in the browser's storage; never throws. */
export interface TextStore {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly remove: () => void;
}

/** Maximum number of stored events; the oldest are dropped. */
export const BOUND = 500;

/** Events that an earlier page could not send, filtered again: storage content is untrusted. */
export function readKeptEvents(store: TextStore): readonly AnalyticsEvent[] {
  const kept = parse(store.read() ?? '[]');
  if (!Array.isArray(kept)) return [];
  return kept
    .slice(-BOUND)
    .map((one: unknown) => (isEvent(one) ? admit(one) : null))
    .filter((one) => one !== null);
}

/** Stores unsent events for a later page. */
export function storeEvents(store: TextStore, events: readonly AnalyticsEvent[]): void {
  if (events.length === 0) store.remove();
  else store.write(JSON.stringify(events));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isEvent(value: unknown): value is Parameters<typeof admit>[0] {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'id' in value &&
    typeof value.id === 'string' &&
    /^[0-9a-f]{32}$/.test(value.id) &&
    'name' in value &&
    typeof value.name === 'string' &&
    'at' in value &&
    Number.isSafeInteger(value.at) &&
    'properties' in value &&
    typeof value.properties === 'object' &&
    value.properties !== null
  );
}
