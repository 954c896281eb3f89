import * as v from 'valibot';

/** Version of the messages between app and host. */
export const MESSAGE_VERSION = 1;

/** What the app asks. */
export type AppMessageType = 'hello' | 'refreshToken' | 'toast' | 'close';

/** A message to the host, as JSON. */
export interface AppMessage {
  readonly version: typeof MESSAGE_VERSION;
  readonly id: string;
  readonly type: AppMessageType;
  readonly payload?: unknown;
}

/** A message of the host: an answer by id, or an event of its own. */
export const hostMessage = v.variant('type', [
  v.object({ type: v.literal('answer'), id: v.string(), ok: v.boolean(), payload: v.optional(v.unknown()) }),
  v.object({ type: v.literal('back') }),
  v.object({ type: v.literal('resume') }),
]);

/** What the host says of itself: who it is, and how the merchant is known to the services. */
export const hello = v.object({
  device: v.object({ app: v.string(), id: v.string(), address: v.string(), brand: v.string() }),
  credentials: v.variant('mode', [
    v.object({ mode: v.literal('token'), token: v.pipe(v.string(), v.nonEmpty()) }),
    v.object({ mode: v.literal('business-id'), businessId: v.pipe(v.string(), v.nonEmpty()) }),
  ]),
});

/** A fresh token. */
export const freshToken = v.object({ token: v.pipe(v.string(), v.nonEmpty()) });

/** Reads a message's JSON; null when it is none of ours. */
export function readMessage<TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
): v.InferOutput<TSchema> | null {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : null;
}

/** Parses JSON that may be none; null then. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
