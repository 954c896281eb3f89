import type { Bridge, HostInfo } from './bridge';
import { openChannel } from './channel';
import { type HostWindow, hasHost } from './host-channels';
import { helloPayload, newTokenPayload, parseOrNull } from './messages';
import { nativeCapabilities } from './native-capabilities';
import { waitUntil } from './wait-until';

/** Maximum wait for a host that appears late (assumed); then the page continues as in a browser. */
const CONNECT_TIMEOUT_MS = 3_000;

/**
 * Creates the bridge of an Android or iOS web view: one protocol over the channels of both (docs/bridge.md). Requests wait for the
 * host's answer to `hello`.
 * @param page this bridge sets its `onLoanHostMessage`, and the `onmessage` of Android's host object
 * @param browser the browser's bridge, used where the host does not answer
 */
export function createNativeBridge(page: HostWindow, browser: Bridge): Bridge {
  const backListeners = new Set<() => void>();
  /** Back was pressed before the app was loaded: the inline script of the document opens the channel earlier. */
  let isBackPressed = false;
  const channel = openChannel(page, {
    back: () => {
      isBackPressed = backListeners.size === 0;
      for (const listener of backListeners) listener();
    },
    // Dispatched as the `resume` event of the Page Lifecycle API, which `onResume` listens to.
    resume: () => page.dispatchEvent(new Event('resume')),
  });
  const toast = (message: string) =>
    info.kind === 'native' && channel.notify({ type: 'toast', payload: { message } });
  // The page dispatches its toasts as an event (src/ui/feedback/toast.tsx), so that pages without a host load no code for that.
  page.addEventListener('host-toast', (event) => {
    if (toast(event.detail)) event.preventDefault();
  });
  let info: HostInfo = { ...browser.info(), isBridgeMissing: true };
  let connection: Promise<HostInfo> | null = null;

  async function connectHost(): Promise<HostInfo> {
    const hasAppeared = await waitUntil(() => hasHost(page), CONNECT_TIMEOUT_MS);
    const reply = hasAppeared ? await channel.request({ type: 'hello' }) : null;
    const greeting = reply?.kind === 'answered' ? parseOrNull(helloPayload, reply.payload) : null;
    info =
      greeting === null
        ? { ...browser.info(), isBridgeMissing: true }
        : { kind: 'native', isBridgeMissing: false, ...greeting };
    return info;
  }

  function connect(): Promise<HostInfo> {
    connection = connectHost();
    return connection;
  }

  async function isNative(): Promise<boolean> {
    return (await (connection ?? connect())).kind === 'native';
  }

  const capabilities = nativeCapabilities({ channel, isNative, browser: browser.capabilities, page });
  return {
    connect,
    info: () => info,
    capabilities: () => Promise.resolve(capabilities),
    async refreshToken(isOfSessionMerchant) {
      if (info.credentials.mode !== 'token') return browser.refreshToken(isOfSessionMerchant);
      const reply = await channel.request({ type: 'refreshToken' });
      const newToken = reply.kind === 'answered' ? parseOrNull(newTokenPayload, reply.payload) : null;
      if (newToken === null) return reply.kind === 'refused' ? 'refused' : 'unanswered';
      if (!(await isOfSessionMerchant(newToken.token))) return 'refused';
      info = { ...info, credentials: { mode: 'token', ...newToken } };
      return 'done';
    },
    toast,
    async speak(spoken) {
      if (info.speaks === undefined) return 'unavailable';
      const { kind } = await channel.request({ type: 'speak', payload: spoken });
      if (kind === 'unsupported') return 'unavailable';
      return kind === 'answered' ? 'done' : kind;
    },
    stopSpeaking: () => void channel.notify({ type: 'stopSpeaking' }),
    close: () => info.kind === 'native' && channel.notify({ type: 'close' }),
    onBack(listener) {
      backListeners.add(listener);
      if (isBackPressed) queueMicrotask(listener);
      isBackPressed = false;
      return () => backListeners.delete(listener);
    },
  };
}
