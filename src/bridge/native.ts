import { appears } from './appears';
import { openChannel } from './channel';
import { type HostWindow, isHostThere } from './host-channels';
import { freshToken, hello, readMessage } from './messages';
import { nativeAbilities } from './native-abilities';
import type { Bridge, HostInfo } from './port';

/** The host can appear late (domain decision): wait so long, then go on as a plain page. */
const CONNECT_TIMEOUT_MS = 3_000;

/**
 * The bridge of a web view, Android's or iOS's: one protocol over both channels (docs/bridge.md). What is asked before
 * the host has said hello waits for it.
 * @param page its `onLoanHostMessage` and the `onmessage` of the host's object are taken
 * @param browser what answers where the host does not
 */
export function createNativeBridge(page: HostWindow, browser: Bridge): Bridge {
  const backListeners = new Set<() => void>();
  /** The document's own script opens the channel before the app's files are there: a press until then is kept for the app. */
  let isBackPressed = false;
  const channel = openChannel(page, {
    back: () => {
      isBackPressed = backListeners.size === 0;
      for (const listener of backListeners) listener();
    },
    // The web's own event for it (Page Lifecycle): who listens to the page's returns hears the host's too.
    resume: () => page.dispatchEvent(new Event('resume')),
  });
  const toast = (message: string) => info.kind === 'native' && channel.tell('toast', { message });
  // The page's toasts (src/ui/feedback/toast.tsx) are offered as an event: pages without a host carry no code for it.
  page.addEventListener('host-toast', (event) => {
    if (toast(event.detail)) event.preventDefault();
  });
  let info: HostInfo = { ...browser.info(), isBridgeMissing: true };
  let connecting: Promise<HostInfo> | null = null;

  async function greet(): Promise<HostInfo> {
    const isThere = await appears(() => isHostThere(page), CONNECT_TIMEOUT_MS);
    const reply = isThere ? await channel.ask('hello') : null;
    const said = reply?.kind === 'answered' ? readMessage(hello, reply.payload) : null;
    info =
      said === null
        ? { ...browser.info(), isBridgeMissing: true }
        : { kind: 'native', isBridgeMissing: false, ...said };
    return info;
  }

  function connect(): Promise<HostInfo> {
    connecting = greet();
    return connecting;
  }

  async function isNative(): Promise<boolean> {
    return (await (connecting ?? connect())).kind === 'native';
  }

  const abilities = nativeAbilities({ channel, isNative, browser: browser.abilities, page });
  return {
    connect,
    info: () => info,
    abilities: () => Promise.resolve(abilities),
    async refreshToken(isOurs) {
      if (info.credentials.mode !== 'token') return browser.refreshToken(isOurs);
      const reply = await channel.ask('refreshToken');
      const fresh = reply.kind === 'answered' ? readMessage(freshToken, reply.payload) : null;
      if (fresh === null) return reply.kind === 'refused' ? 'refused' : 'unanswered';
      if (!(await isOurs(fresh.token))) return 'refused';
      info = { ...info, credentials: { mode: 'token', ...fresh } };
      return 'done';
    },
    toast,
    close: () => info.kind === 'native' && channel.tell('close'),
    onBack(listener) {
      backListeners.add(listener);
      if (isBackPressed) queueMicrotask(listener);
      isBackPressed = false;
      return () => backListeners.delete(listener);
    },
  };
}
