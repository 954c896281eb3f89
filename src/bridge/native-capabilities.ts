import type { GenericSchema, InferOutput } from 'valibot';

import type { Channel } from './channel';
import type { HostWindow } from './host-channels';
import { phoneLocation, type RequestType, readMessage, upiHint } from './messages';
import type { Answer, HostFailure, NativeCapabilities } from './port';
import { onResume } from './resume';
import { dialled, isAllowedTarget, isUpiIntent, whatsAppNumber } from './targets';

interface Host {
  readonly channel: Channel;
  /** Waits until the host has answered the greeting, or its timeout. */
  readonly isNative: () => Promise<boolean>;
  /** The plain browser's abilities, for a missing host or one older than the request. */
  readonly browser: () => Promise<NativeCapabilities>;
  readonly page: HostWindow;
}

/** Request of one ability to the host. */
interface Request<TValue, TFailure extends HostFailure | null> {
  readonly type: RequestType;
  readonly payload?: unknown;
  /** Reads the answer's payload; null when it is invalid. */
  readonly read: (payload: unknown) => { readonly value: TValue } | null;
  readonly failure: TFailure;
  readonly otherwise: (browser: NativeCapabilities) => Promise<Answer<TValue, TFailure>>;
}

const refused: Answer = { outcome: 'refused', failure: null };

/** NativeCapabilities of a native host (spec 6). */
export function nativeCapabilities({ channel, isNative, browser, page }: Host): NativeCapabilities {
  async function requestAbility<TValue, TFailure extends HostFailure | null>(
    request: Request<TValue, TFailure>,
  ): Promise<Answer<TValue, TFailure>> {
    const { failure } = request;
    const reply = (await isNative()) ? await channel.request(request.type, request.payload) : null;
    if (reply === null || reply.kind === 'unsupported')
      // The browser's abilities can't be loaded without a network.
      return browser().then(request.otherwise, () => ({ outcome: 'unavailable', failure }));
    const read = reply.kind === 'answered' ? request.read(reply.payload) : null;
    if (read !== null) return { outcome: 'done', value: read.value };
    return { outcome: reply.kind === 'refused' ? 'refused' : 'unanswered', failure };
  }

  /** A request whose answer has no payload. */
  function command(
    type: RequestType,
    otherwise: (browser: NativeCapabilities) => Promise<Answer>,
    payload?: unknown,
  ): Promise<Answer> {
    return requestAbility({ type, payload, read: () => ({ value: null }), failure: null, otherwise });
  }

  return {
    back: () => command('back', (can) => can.back()),
    async shareOnWhatsApp(shared) {
      const phone = shared.phone === undefined ? undefined : whatsAppNumber(shared.phone);
      if (phone === null) return refused;
      return command('shareOnWhatsApp', (can) => can.shareOnWhatsApp(shared), { text: shared.text, phone });
    },
    requestLocationPermission: () =>
      requestAbility({
        type: 'requestLocationPermission',
        read: () => ({ value: 'granted' }),
        failure: 'location-permission',
        otherwise: (can) => can.requestLocationPermission(),
      }),
    getLocation: () =>
      requestAbility({
        type: 'getLocation',
        read: (payload) => readAs(phoneLocation, payload),
        failure: 'location-data',
        otherwise: (can) => can.getLocation(),
      }),
    openSettings: () =>
      requestAbility({
        type: 'openSettings',
        read: () => ({ value: null }),
        failure: 'settings',
        otherwise: (can) => can.openSettings(),
      }),
    async call(phone) {
      const number = dialled(phone);
      if (number === null) return refused;
      return command('call', (can) => can.call(phone), { phone: number });
    },
    async openUpiIntent(url) {
      if (!isUpiIntent(url)) return refused;
      return requestAbility({
        type: 'openUpiIntent',
        payload: { url },
        read: (payload) => ({ value: readMessage(upiHint, payload)?.status ?? null }),
        failure: null,
        otherwise: (can) => can.openUpiIntent(url),
      });
    },
    async navigate(target) {
      if (!isAllowedTarget(target, page.location.origin)) return refused;
      return command('navigate', (can) => can.navigate(target), target);
    },
    openDocument: (url) => command('openDocument', (can) => can.openDocument(url), { url }),
    // A page in a web view receives its own visibility events; where the host pauses it, only the host's event arrives.
    onResume: (listener) => onResume(page, listener),
  };
}

function readAs<TSchema extends GenericSchema>(
  schema: TSchema,
  payload: unknown,
): { value: InferOutput<TSchema> } | null {
  const value = readMessage(schema, payload);
  return value === null ? null : { value };
}
