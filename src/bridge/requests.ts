import * as v from 'valibot';

import type { MESSAGE_VERSION, NotificationType, RequestType } from './messages';
import { PHONE_NUMBER, SCREEN_NAME, UPI_INTENT } from './targets';

const phoneNumber = v.pipe(v.string(), v.regex(PHONE_NUMBER));

/**
 * Payloads of the app's messages; null for none. The app uses their types only; docs/host/messages.schema.json is generated from the
 * schemas.
 */
export const appPayloads = {
  hello: null,
  refreshToken: null,
  back: null,
  shareOnWhatsApp: v.object({ text: v.string(), phone: v.optional(phoneNumber) }),
  requestLocationPermission: null,
  getLocation: null,
  openSettings: null,
  call: v.object({ phone: phoneNumber }),
  openUpiIntent: v.object({ url: v.pipe(v.string(), v.regex(UPI_INTENT)) }),
  navigate: v.union([
    v.object({ screen: v.pipe(v.string(), v.regex(SCREEN_NAME)) }),
    v.object({ url: v.string() }),
  ]),
  openDocument: v.object({ url: v.string() }),
  speak: v.object({ text: v.string(), language: v.string() }),
  toast: v.object({ message: v.string() }),
  stopSpeaking: null,
  close: null,
} satisfies Readonly<Record<RequestType | NotificationType, v.GenericSchema | null>>;

type AppPayloads = typeof appPayloads;

/** A message of this type with its payload, before it has a version and an id. */
type Content<TType extends keyof AppPayloads> = {
  [T in TType]: AppPayloads[T] extends v.GenericSchema
    ? { readonly type: T; readonly payload: v.InferOutput<AppPayloads[T]> }
    : { readonly type: T };
}[TType];

/** A request to the host, which it answers. */
export type AppRequest = Content<RequestType>;

/** A message to the host that has no answer. */
export type AppNotification = Content<NotificationType>;

/** A message to the host, as JSON. */
export type AppMessage = (AppRequest | AppNotification) & {
  readonly version: typeof MESSAGE_VERSION;
  readonly id: string;
};
