import type { components } from '../../openapi/generated/analytics';
import { clean } from './mask-personal';

/** One event of the analytics contract; its time is still the phone's. */
export type AnalyticsEvent = components['schemas']['AnalyticsEvent'];

/** Every event that may leave the app, with its properties: each a short text, or null. Nothing else is sent. */
const allowed = {
  /** The app was opened in this tab. */
  app_opened: ['environment', 'session'],
  /** A chart went from one state to another; `from` is null at its start, `event` is the event's type alone. */
  journey_state_changed: ['journey', 'from', 'to', 'event', 'lender', 'session'],
} as const;

export type EventName = keyof typeof allowed;

/** Properties of an event, by its name. */
export type Properties<TName extends EventName> = Readonly<
  Record<(typeof allowed)[TName][number], string | null>
>;

/**
 * Filters an event by the list: null for an unknown name; unknown properties and non-texts are removed, texts are masked and
 * cut at 255.
 */
export function admit(event: {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly properties: Readonly<Record<string, unknown>>;
}): AnalyticsEvent | null {
  if (!isAllowed(event.name)) return null;
  const properties = Object.fromEntries(
    allowed[event.name].map((key) => {
      const value = event.properties[key];
      return [key, typeof value === 'string' ? clean(value) : null];
    }),
  );
  return { id: event.id, name: event.name, at: event.at, properties };
}

function isAllowed(name: string): name is EventName {
  return Object.keys(allowed).includes(name);
}
