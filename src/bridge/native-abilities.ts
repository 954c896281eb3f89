import type { GenericSchema, InferOutput } from 'valibot';

import type { Channel } from './channel';
import type { HostWindow } from './host-channels';
import { place, type Question, readMessage, upiHint } from './messages';
import type { Abilities, Answer, HostFailure } from './port';
import { onResume } from './resume';
import { dialled, isAllowedTarget, isUpiIntent, whatsAppNumber } from './targets';

interface Host {
  readonly channel: Channel;
  /** Waits until the host has said hello, or until it is given up. */
  readonly isNative: () => Promise<boolean>;
  /** The plain browser's ways, where there is no host, or one that is older than the question. */
  readonly browser: () => Promise<Abilities>;
  readonly page: HostWindow;
}

/** How one ability is put to the host. */
interface Request<TValue, TFailure extends HostFailure | null> {
  readonly type: Question;
  readonly payload?: unknown;
  /** Reads the answer's payload; null when it cannot be read. */
  readonly read: (payload: unknown) => { readonly value: TValue } | null;
  readonly failure: TFailure;
  readonly otherwise: (browser: Abilities) => Promise<Answer<TValue, TFailure>>;
}

const refused: Answer = { outcome: 'refused', failure: null };

/** The abilities as a native host has them (spec 6). */
export function nativeAbilities({ channel, isNative, browser, page }: Host): Abilities {
  async function ask<TValue, TFailure extends HostFailure | null>(
    request: Request<TValue, TFailure>,
  ): Promise<Answer<TValue, TFailure>> {
    const { failure } = request;
    const reply = (await isNative()) ? await channel.ask(request.type, request.payload) : null;
    if (reply === null || reply.kind === 'unsupported')
      // The browser's ways cannot be loaded without a network.
      return browser().then(request.otherwise, () => ({ outcome: 'unavailable', failure }));
    const read = reply.kind === 'answered' ? request.read(reply.payload) : null;
    if (read !== null) return { outcome: 'done', value: read.value };
    return { outcome: reply.kind === 'refused' ? 'refused' : 'unanswered', failure };
  }

  /** A question whose answer is only that it was done. */
  function order(
    type: Question,
    otherwise: (browser: Abilities) => Promise<Answer>,
    payload?: unknown,
  ): Promise<Answer> {
    return ask({ type, payload, read: () => ({ value: null }), failure: null, otherwise });
  }

  return {
    back: () => order('back', (can) => can.back()),
    async shareOnWhatsApp(shared) {
      const phone = shared.phone === undefined ? undefined : whatsAppNumber(shared.phone);
      if (phone === null) return refused;
      return order('shareOnWhatsApp', (can) => can.shareOnWhatsApp(shared), { text: shared.text, phone });
    },
    requestLocationPermission: () =>
      ask({
        type: 'requestLocationPermission',
        read: () => ({ value: 'granted' }),
        failure: 'location-permission',
        otherwise: (can) => can.requestLocationPermission(),
      }),
    getLocation: () =>
      ask({
        type: 'getLocation',
        read: (payload) => readAs(place, payload),
        failure: 'location-data',
        otherwise: (can) => can.getLocation(),
      }),
    openSettings: () =>
      ask({
        type: 'openSettings',
        read: () => ({ value: null }),
        failure: 'settings',
        otherwise: (can) => can.openSettings(),
      }),
    async call(phone) {
      const number = dialled(phone);
      if (number === null) return refused;
      return order('call', (can) => can.call(phone), { phone: number });
    },
    async openUpiIntent(url) {
      if (!isUpiIntent(url)) return refused;
      return ask({
        type: 'openUpiIntent',
        payload: { url },
        read: (payload) => ({ value: readMessage(upiHint, payload)?.status ?? null }),
        failure: null,
        otherwise: (can) => can.openUpiIntent(url),
      });
    },
    async navigate(target) {
      if (!isAllowedTarget(target, page.location.origin)) return refused;
      return order('navigate', (can) => can.navigate(target), target);
    },
    openDocument: (url) => order('openDocument', (can) => can.openDocument(url), { url }),
    // A page in a web view sees itself come back; a host that pauses it may be the only one to say so.
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
