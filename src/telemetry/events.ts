import type { components } from '../../openapi/generated/analytics';
import { maskPersonal } from './mask-personal';

/** One event of the analytics contract; its time is by the phone's clock until it is sent. */
export type AnalyticsEvent = components['schemas']['AnalyticsEvent'];

/** Every event that may be sent, with its properties: each is a short text, or null. Nothing else is sent. */
const allowedProperties = {
  /**
   * The app was opened in this tab. `language`: of its page ("hi"); `version`: of the app, where its build has a name. `code`: what the
   * merchant can tell support, who finds the other events by `session`.
   */
  app_opened: ['environment', 'language', 'version', 'session', 'code'],
  /**
   * A chart went from one state to another. `from` is null when the chart starts; `event` is the event's type, without data.
   */
  journey_state_changed: ['journey', 'from', 'to', 'event', 'lender', 'session'],
} as const;

export type EventName = keyof typeof allowedProperties;

/** Properties of an event, by its name. */
export type Properties<TName extends EventName> = Readonly<
  Record<(typeof allowedProperties)[TName][number], string | null>
>;

/**
 * Filters an event by the list above: null for an unknown name. Unknown properties are removed, texts are masked and cut at
 * 255 characters, and any other value becomes null.
 */
export function filterEvent(event: {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly properties: Readonly<Record<string, unknown>>;
}): AnalyticsEvent | null {
  if (!isAllowed(event.name)) return null;
  const properties = Object.fromEntries(
    allowedProperties[event.name].map((key) => {
      const value = event.properties[key];
      return [key, typeof value === 'string' ? maskPersonal(value) : null];
    }),
  );
  return { id: event.id, name: event.name, at: event.at, properties };
}

function isAllowed(name: string): name is EventName {
  return Object.keys(allowedProperties).includes(name);
}
