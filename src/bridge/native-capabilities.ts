import type { GenericSchema, InferOutput } from 'valibot';
import type { CapabilityResult, HostFailure, NativeCapabilities } from './bridge';
import type { Channel } from './channel';
import type { HostWindow } from './host-channels';
import { parseOrNull, phoneLocation, upiHint } from './messages';
import type { AppRequest } from './requests';
import { onResume } from './resume';
import { allowedTarget, dialableNumber, isUpiIntent, whatsAppNumber } from './targets';

interface Host {
  readonly channel: Channel;
  /** Waits for the host's answer to `hello`, or its timeout; then whether there is a host. */
  readonly isNative: () => Promise<boolean>;
  /** The browser's capabilities, used without a host, or where the host does not support a request. */
  readonly browser: () => Promise<NativeCapabilities>;
  readonly page: HostWindow;
}

/** A request to the host. */
interface CapabilityRequest<TValue, TFailure extends HostFailure | null> {
  readonly message: AppRequest;
  /** Reads the answer's payload; null when it is invalid. */
  readonly read: (payload: unknown) => { readonly value: TValue } | null;
  readonly failure: TFailure;
  /** Used instead where the host cannot handle the request. */
  readonly inBrowser: (browser: NativeCapabilities) => Promise<CapabilityResult<TValue, TFailure>>;
}

const refused: CapabilityResult = { outcome: 'refused', failure: null };

/** Capabilities of a host (spec 6). */
export function nativeCapabilities({ channel, isNative, browser, page }: Host): NativeCapabilities {
  async function requestCapability<TValue, TFailure extends HostFailure | null>(
    request: CapabilityRequest<TValue, TFailure>,
  ): Promise<CapabilityResult<TValue, TFailure>> {
    const { failure } = request;
    const reply = (await isNative()) ? await channel.request(request.message) : null;
    if (reply === null || reply.kind === 'unsupported')
      // The code of the browser's capabilities cannot be loaded without a network.
      return browser().then(request.inBrowser, () => ({ outcome: 'unavailable', failure }));
    const read = reply.kind === 'answered' ? request.read(reply.payload) : null;
    if (read !== null) return { outcome: 'done', value: read.value };
    return { outcome: reply.kind === 'refused' ? 'refused' : 'unanswered', failure };
  }

  /** A request whose answer has no payload. */
  function command(
    message: AppRequest,
    inBrowser: (browser: NativeCapabilities) => Promise<CapabilityResult>,
  ): Promise<CapabilityResult> {
    return requestCapability({ message, read: () => ({ value: null }), failure: null, inBrowser });
  }

  return {
    back: () => command({ type: 'back' }, (capabilities) => capabilities.back()),
    async shareOnWhatsApp(message) {
      const phone = message.phone === undefined ? undefined : whatsAppNumber(message.phone);
      if (phone === null) return refused;
      return command({ type: 'shareOnWhatsApp', payload: { text: message.text, phone } }, (capabilities) =>
        capabilities.shareOnWhatsApp(message),
      );
    },
    canShareFiles: () =>
      browser().then(
        (capabilities) => capabilities.canShareFiles(),
        () => false,
      ),
    shareFile: (shared) =>
      browser().then(
        (capabilities) => capabilities.shareFile(shared),
        () => ({ outcome: 'unavailable', failure: null }),
      ),
    requestLocationPermission: () =>
      requestCapability({
        message: { type: 'requestLocationPermission' },
        read: () => ({ value: 'granted' }),
        failure: 'location-permission',
        inBrowser: (capabilities) => capabilities.requestLocationPermission(),
      }),
    getLocation: () =>
      requestCapability({
        message: { type: 'getLocation' },
        read: (payload) => readAs(phoneLocation, payload),
        failure: 'location-data',
        inBrowser: (capabilities) => capabilities.getLocation(),
      }),
    openSettings: () =>
      requestCapability({
        message: { type: 'openSettings' },
        read: () => ({ value: null }),
        failure: 'settings',
        inBrowser: (capabilities) => capabilities.openSettings(),
      }),
    async call(phone) {
      const number = dialableNumber(phone);
      if (number === null) return refused;
      return command({ type: 'call', payload: { phone: number } }, (capabilities) =>
        capabilities.call(phone),
      );
    },
    async openUpiIntent(url) {
      if (!isUpiIntent(url)) return refused;
      return requestCapability({
        message: { type: 'openUpiIntent', payload: { url } },
        read: (payload) => ({ value: parseOrNull(upiHint, payload)?.status ?? null }),
        failure: null,
        inBrowser: (capabilities) => capabilities.openUpiIntent(url),
      });
    },
    async navigate(target) {
      const allowed = allowedTarget(target, page.location.origin);
      if (allowed === null) return refused;
      return command({ type: 'navigate', payload: allowed }, (capabilities) => capabilities.navigate(target));
    },
    openDocument: (url) =>
      command({ type: 'openDocument', payload: { url } }, (capabilities) => capabilities.openDocument(url)),
    // Covers both the page's own visibility events and the host's `resume`, which arrives alone where the host paused the page.
    onResume: (listener) => onResume(page, listener),
  };
}

function readAs<TSchema extends GenericSchema>(
  schema: TSchema,
  payload: unknown,
): { value: InferOutput<TSchema> } | null {
  const value = parseOrNull(schema, payload);
  return value === null ? null : { value };
}
