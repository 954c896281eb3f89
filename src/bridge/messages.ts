import * as v from 'valibot';

/** Version of the messages between app and host. */
export const MESSAGE_VERSION = 1;

/** What is asked, and how long its answer is waited for, in milliseconds. Where a person decides, it is long. */
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

/** A message that is answered. */
export type Question = keyof typeof TIME_LIMIT_MS;

/** A message that is not. */
export type Notice = 'toast' | 'close';

/** A message to the host, as JSON. */
export interface AppMessage {
  readonly version: typeof MESSAGE_VERSION;
  readonly id: string;
  readonly type: Question | Notice;
  readonly payload?: unknown;
}

/** A message of the host: an answer by id, or an event of its own. Without a version it is of the first. */
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

/** What says who the merchant is goes into a header as it is: a line break or a letter of another script would break each call. */
const credential = v.pipe(v.string(), v.regex(/^[!-~]+$/));

const token = {
  token: credential,
  /** Seconds until the token is worth nothing; missing where the host does not know. */
  expiresIn: v.optional(v.pipe(v.number(), v.minValue(0))),
};

/** Goes into a header, which takes no other letters: a phone that calls itself 小米 would not get one call through. */
const printable = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/[^ -~]/g, '?')),
);

/** What the host says of itself: who it is, and how the merchant is known to the services. */
export const hello = v.object({
  device: v.object({ app: printable, id: printable, address: printable, brand: printable }),
  credentials: v.variant('mode', [
    v.object({ mode: v.literal('token'), ...token }),
    v.object({ mode: v.literal('business-id'), businessId: credential }),
  ]),
});

/** A fresh token. */
export const freshToken = v.object(token);

/** Where the phone is: degrees, and the radius in metres. */
export const place = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  accuracy: v.pipe(v.number(), v.minValue(0)),
});

/** What a UPI app said; a word that we do not know says nothing. */
export const upiHint = v.fallback(
  v.object({ status: v.nullable(v.picklist(['success', 'submitted', 'failure', 'cancelled'])) }),
  { status: null },
);

/** Reads a message's JSON; null when it is none of ours. */
export function readMessage<TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
): v.InferOutput<TSchema> | null {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
}

/** Parses JSON that may be none; null then. */
export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
