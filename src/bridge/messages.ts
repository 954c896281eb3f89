import * as v from 'valibot';

/** Version of the messages between app and host. */
export const MESSAGE_VERSION = 1;

/**
 * Request types and their timeouts in milliseconds: long where the merchant answers a dialog, or the phone locates, loads, or reads a page
 * aloud, slowly where the merchant has set it so.
 */
export const TIME_LIMIT_MS = {
  hello: 4_000,
  refreshToken: 4_000,
  back: 2_000,
  shareOnWhatsApp: 4_000,
  requestLocationPermission: 60_000,
  getLocation: 15_000,
  openSettings: 4_000,
  call: 4_000,
  openUpiIntent: 2_000,
  navigate: 4_000,
  openDocument: 15_000,
  speak: 180_000,
} as const;

/** Type of a message with an answer. */
export type RequestType = keyof typeof TIME_LIMIT_MS;

/** Type of a message without an answer. */
export type NotificationType = 'toast' | 'stopSpeaking' | 'close';

/** A message of the host without a version is of version 1. */
const version = v.optional(v.literal(MESSAGE_VERSION));

/** An answer with what was requested. */
export const acceptance = v.object({
  type: v.literal('answer'),
  version,
  id: v.string(),
  ok: v.literal(true),
  payload: v.optional(v.unknown()),
});

/** An answer without: another reason is read as `refused`. */
export const refusal = v.object({
  type: v.literal('answer'),
  version,
  id: v.string(),
  ok: v.literal(false),
  reason: v.fallback(v.picklist(['refused', 'unsupported']), 'refused'),
});

/** Events of the host: its back button, and the return to the app. */
export const hostEvents = {
  back: v.object({ type: v.literal('back'), version }),
  resume: v.object({ type: v.literal('resume'), version }),
};

const answer = v.variant('ok', [acceptance, refusal]);

/** An answer of the host to the request with its id. */
export type Answer = v.InferOutput<typeof answer>;

/** A message of the host: an answer, or an event. */
export const hostMessage = v.variant('type', [answer, hostEvents.back, hostEvents.resume]);

/** An answer of another version, of which only the id is known. */
export const otherVersionAnswer = v.object({
  type: v.literal('answer'),
  id: v.string(),
  version: v.pipe(v.number(), v.notValue(MESSAGE_VERSION)),
});

/** Credentials are header values: with a line break or a non-ASCII letter, every call would fail. */
const headerCredential = v.pipe(v.string(), v.regex(/^[!-~]+$/));

const tokenFields = {
  token: headerCredential,
  /** Seconds until the token expires; undefined where the host does not know. */
  expiresIn: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
};

/** Header values must be printable ASCII: with a phone name such as 小米, every call would fail. */
const printable = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[^ -~]/g, '?')),
);

/** The host's identity, and the merchant's credentials. */
export const helloPayload = v.object({
  /** Language of the app, BCP 47 (assumed): the page follows it until the merchant chooses another. Undefined where it gives none. */
  language: v.fallback(v.optional(v.string()), undefined),
  /** Languages in which the host reads aloud, BCP 47 (assumed). Undefined where it does not. */
  speaks: v.fallback(v.optional(v.array(v.string())), undefined),
  device: v.object({ app: printable, id: printable, address: printable, brand: printable }),
  credentials: v.variant('mode', [
    v.object({ mode: v.literal('token'), ...tokenFields }),
    v.object({ mode: v.literal('business-id'), businessId: headerCredential }),
  ]),
});

/** A new token. */
export const newTokenPayload = v.object(tokenFields);

/** Location of the phone: degrees, and the radius in metres. */
export const phoneLocation = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  accuracy: v.pipe(v.number(), v.finite(), v.minValue(0)),
});

/** Result that a UPI app reported; an unknown value is read as null. */
export const upiHint = v.fallback(
  v.object({ status: v.nullable(v.picklist(['success', 'submitted', 'failure', 'cancelled'])) }),
  { status: null },
);

/** Reads a parsed message by its schema; null when it does not match. */
export function parseOrNull<TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
): v.InferOutput<TSchema> | null {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
}

/** Parses JSON; null when it is malformed. */
export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
