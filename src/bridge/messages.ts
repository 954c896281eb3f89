import * as v from 'valibot';

/** Version of the messages between app and host. */
export const MESSAGE_VERSION = 1;

/** Request types and their timeouts in milliseconds: long where the merchant answers a dialog, or the phone locates or loads. */
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
} as const;

/** Type of a message with an answer. */
export type RequestType = keyof typeof TIME_LIMIT_MS;

/** Type of a message without an answer. */
export type NotificationType = 'toast' | 'close';

/** A message to the host, as JSON. */
export interface AppMessage {
  readonly version: typeof MESSAGE_VERSION;
  readonly id: string;
  readonly type: RequestType | NotificationType;
  readonly payload?: unknown;
}

/** A message of the host: an answer to the request with this id, or an event. Without a version it is version 1. */
export const hostMessage = v.variant('type', [
  v.object({
    type: v.literal('answer'),
    version: v.optional(v.number()),
    id: v.string(),
    ok: v.boolean(),
    reason: v.optional(v.string()),
    payload: v.optional(v.unknown()),
  }),
  v.object({ type: v.literal('back'), version: v.optional(v.number()) }),
  v.object({ type: v.literal('resume'), version: v.optional(v.number()) }),
]);

/** Credentials are header values: with a line break or a non-ASCII letter, every call would fail. */
const headerCredential = v.pipe(v.string(), v.regex(/^[!-~]+$/));

const tokenFields = {
  token: headerCredential,
  /** Seconds until the token expires; undefined where the host does not know. */
  expiresIn: v.optional(v.pipe(v.number(), v.minValue(0))),
};

/** Header values must be printable ASCII: with a phone name such as 小米, every call would fail. */
const printable = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[^ -~]/g, '?')),
);

/** The host's identity, and the merchant's credentials. */
export const helloPayload = v.object({
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
  accuracy: v.pipe(v.number(), v.minValue(0)),
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
