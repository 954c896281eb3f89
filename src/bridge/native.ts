import { openChannel } from './channel';
import { type HostWindow, isHostThere } from './host-channels';
import { freshToken, hello, readMessage } from './messages';
import { nativeCapabilities } from './native-capabilities';
import type { Bridge, HostInfo } from './port';
import { waitUntil } from './wait-until';

/** The host can appear late (assumed): wait this long, then continue as a plain page. */
const CONNECT_TIMEOUT_MS = 3_000;

/**
 * The bridge of a web view, Android's or iOS's: one protocol over both channels (docs/bridge.md). Requests sent before the
 * greeting wait for it.
 * @param page its `onLoanHostMessage` and the `onmessage` of the host's object are set by this bridge
 * @param browser fallback where the host does not answer
 */
export function createNativeBridge(page: HostWindow, browser: Bridge): Bridge {
  const backListeners = new Set<() => void>();
  /**
   * The document's inline script opens the channel before the app is loaded: a back press until then is stored for the app.
   */
  let isBackPressed = false;
  const channel = openChannel(page, {
    back: () => {
      isBackPressed = backListeners.size === 0;
      for (const listener of backListeners) listener();
    },
    // The web's own event for it (Page Lifecycle), so that listeners of the page's return receive the host's event too.
    resume: () => page.dispatchEvent(new Event('resume')),
  });
  const toast = (message: string) => info.kind === 'native' && channel.notify('toast', { message });
  // The page's toasts (src/ui/feedback/toast.tsx) are dispatched as an event, so that pages without a host load no code for
  // it.
  page.addEventListener('host-toast', (event) => {
    if (toast(event.detail)) event.preventDefault();
  });
  let info: HostInfo = { ...browser.info(), isBridgeMissing: true };
  let connecting: Promise<HostInfo> | null = null;

  async function connectHost(): Promise<HostInfo> {
    const isThere = await waitUntil(() => isHostThere(page), CONNECT_TIMEOUT_MS);
    const reply = isThere ? await channel.request('hello') : null;
    const greeting = reply?.kind === 'answered' ? readMessage(hello, reply.payload) : null;
    info =
      greeting === null
        ? { ...browser.info(), isBridgeMissing: true }
        : { kind: 'native', isBridgeMissing: false, ...greeting };
    return info;
  }

  function connect(): Promise<HostInfo> {
    connecting = connectHost();
    return connecting;
  }

  async function isNative(): Promise<boolean> {
    return (await (connecting ?? connect())).kind === 'native';
  }

  const capabilities = nativeCapabilities({ channel, isNative, browser: browser.capabilities, page });
  return {
    connect,
    info: () => info,
    capabilities: () => Promise.resolve(capabilities),
    async refreshToken(isOurs) {
      if (info.credentials.mode !== 'token') return browser.refreshToken(isOurs);
      const reply = await channel.request('refreshToken');
      const fresh = reply.kind === 'answered' ? readMessage(freshToken, reply.payload) : null;
      if (fresh === null) return reply.kind === 'refused' ? 'refused' : 'unanswered';
      if (!(await isOurs(fresh.token))) return 'refused';
      info = { ...info, credentials: { mode: 'token', ...fresh } };
      return 'done';
    },
    toast,
    close: () => info.kind === 'native' && channel.notify('close'),
    onBack(listener) {
      backListeners.add(listener);
      if (isBackPressed) queueMicrotask(listener);
      isBackPressed = false;
      return () => backListeners.delete(listener);
    },
  };
}
