import { FROM_PREVIOUS, UNKNOWN_EVENT } from '../visits';
import { bad, type Row, type RowResult, textOf } from './row';
import { readTime } from './timestamps';

/** An event of another product, in its own terms. */
export interface ForeignEvent {
  readonly name: string;
  readonly properties: Row;
  /** A time as `readTime` knows it, and the name of its field. */
  readonly time: unknown;
  readonly timeField: string;
  /** Who did it: anything that is the same for one person or device. */
  readonly visitor: string | null;
  readonly visitorField: string;
  /** Null where the product has none: then silence of half an hour separates visits. */
  readonly session: string | null;
  /** Null where the product has none: then events that are equal in all that is counted are one. */
  readonly id: string | null;
  readonly language: string | null;
  readonly version: string | null;
}

/** `loan-entry/loanStart`: the journey came to this state. */
const NAMED_STATE = /^([a-z][a-z0-9-]*)\/([A-Za-z][\w.-]*)$/;

/**
 * Reads the app's event in an event of another product. By convention:
 * - `journey_state_changed` with the properties journey, from, to, event, lender, session, as the app sends it and
 *   `posthogBatch` forwards it; `app_opened` with session, language, version;
 * - any event with the properties `journey` and `state`, or named `<journey>/<state>`: the journey came to that state, from
 *   wherever it was. `event`, `lender` and `session` may stand beside it.
 * All other events are of something else.
 */
export function readForeignEvent(foreign: ForeignEvent): RowResult {
  const { name, properties, visitor } = foreign;
  const reported = appProperties(name, properties);
  if (reported === null) return { kind: 'other' };
  const at = readTime(foreign.time);
  if (at === null) return bad(foreign.timeField, foreign.time == null ? 'missing' : 'not-a-time');
  if (visitor === null) return bad(foreign.visitorField, 'missing');
  for (const [field, value] of Object.entries(reported.required))
    if (value === null) return bad(`properties.${field}`, properties[field] == null ? 'missing' : 'not-text');
  const session = textOf(properties.session) ?? foreign.session;
  const sentAt = readTime(properties.sent_at) ?? at;
  const sequence = typeof properties.sequence === 'number' ? properties.sequence : null;
  const { journey = null, from = null, to = null, event = null } = reported.properties;
  return {
    kind: 'batch',
    batch: {
      persona: null,
      until: null,
      isInFileOrder: sequence === null,
      batch: {
        visitor_id: visitor,
        // A fraction of a ms orders events that were sent in one batch.
        sent_at: sentAt + (sequence ?? 0) / 1_024,
        events: [
          {
            id: foreign.id ?? [visitor, session, at, name, journey, from, to, event].join(' '),
            name: to === null ? 'app_opened' : 'journey_state_changed',
            at,
            properties: {
              ...reported.properties,
              ...(session !== null && { session }),
              language: textOf(properties.language) ?? foreign.language,
              version: textOf(properties.version) ?? foreign.version,
            },
          },
        ],
      },
    },
  };
}

interface AppProperties {
  readonly properties: Readonly<Record<string, string | null>>;
  readonly required: Readonly<Record<string, string | null>>;
}

function appProperties(name: string, properties: Row): AppProperties | null {
  if (name === 'app_opened') return { properties: {}, required: {} };
  const lender = textOf(properties.lender);
  const event = textOf(properties.event);
  if (name === 'journey_state_changed') {
    const journey = textOf(properties.journey);
    const to = textOf(properties.to);
    return {
      properties: { journey, from: textOf(properties.from), to, event, lender },
      required: { journey, to, event },
    };
  }
  const [, namedJourney = null, namedState = null] = NAMED_STATE.exec(name) ?? [];
  const journey = textOf(properties.journey) ?? namedJourney;
  const to = textOf(properties.state) ?? namedState;
  if (journey === null || to === null) return null;
  return {
    properties: { journey, from: FROM_PREVIOUS, to, event: event ?? UNKNOWN_EVENT, lender },
    required: {},
  };
}
