import { type AnalyticsEvent, filterEvent } from './events';

/** One text in the browser's storage; never throws. */
export interface TextStore {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly remove: () => void;
}

/** Maximum number of stored events; the oldest are dropped. */
export const MAX_STORED_EVENTS = 500;

/** Events that an earlier page stored unsent, filtered again: storage content is untrusted. */
export function readStoredEvents(store: TextStore): readonly AnalyticsEvent[] {
  const stored = parse(store.read() ?? '[]');
  if (!Array.isArray(stored)) return [];
  return stored
    .slice(-MAX_STORED_EVENTS)
    .map((event: unknown) => (isEvent(event) ? filterEvent(event) : null))
    .filter((event) => event !== null);
}

/** Stores unsent events for a later page, in place of the stored ones. */
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

function isEvent(value: unknown): value is Parameters<typeof filterEvent>[0] {
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
