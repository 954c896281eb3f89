import {
  type AppMessage,
  type AppMessageType,
  freshToken,
  hello,
  hostMessage,
  MESSAGE_VERSION,
  parseJson,
  readMessage,
} from './messages';
import type { Bridge, HostInfo } from './port';

declare global {
  interface Window {
    /** The object that an Android web view injects (`addJavascriptInterface`). */
    LoanHost?: { postMessage(json: string): void };
    /** The door for its answers and events. */
    onLoanHostMessage?: (json: string) => void;
  }
}

/** The window as the bridge sees it. */
export type AndroidWindow = Pick<Window, 'LoanHost' | 'onLoanHostMessage'>;

/** The object can appear late (domain decision): wait so long, then go on as a plain page. */
const CONNECT_TIMEOUT_MS = 3_000;
const LOOK_EVERY_MS = 50;
const ANSWER_TIMEOUT_MS = 4_000;

/** The bridge of an Android web view: JSON messages with ids, each answered within a time limit. */
export function createAndroidBridge(host: AndroidWindow, fallback: Bridge): Bridge {
  const waiting = new Map<string, (payload: unknown) => void>();
  const backListeners = new Set<() => void>();
  let info: HostInfo = { ...fallback.info(), isBridgeMissing: true };
  let sent = 0;

  host.onLoanHostMessage = (json) => {
    const message = readMessage(hostMessage, parseJson(json));
    if (message?.type === 'answer') waiting.get(message.id)?.(message.ok ? message.payload : undefined);
    if (message?.type === 'back') for (const listener of backListeners) listener();
  };

  function nextId(): string {
    sent += 1;
    return String(sent);
  }

  function tell(type: AppMessageType, payload?: unknown, id = nextId()): void {
    const message: AppMessage = { version: MESSAGE_VERSION, id, type, payload };
    host.LoanHost?.postMessage(JSON.stringify(message));
  }

  function ask(type: AppMessageType): Promise<unknown> {
    return new Promise((resolve) => {
      const id = nextId();
      const finish = (payload: unknown) => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(payload);
      };
      const timer = setTimeout(() => finish(undefined), ANSWER_TIMEOUT_MS);
      // Before it is asked: a host may answer while it is being told.
      waiting.set(id, finish);
      tell(type, undefined, id);
    });
  }

  return {
    async connect() {
      const isThere = await appears(() => host.LoanHost !== undefined);
      const said = isThere ? readMessage(hello, await ask('hello')) : null;
      if (said !== null) info = { kind: 'native', isBridgeMissing: false, ...said };
      return info;
    },
    async refreshToken() {
      if (info.credentials.mode !== 'token') return;
      const fresh = readMessage(freshToken, await ask('refreshToken'));
      if (fresh !== null) info = { ...info, credentials: { mode: 'token', token: fresh.token } };
    },
    info: () => info,
    toast(message) {
      if (info.kind !== 'native') return false;
      tell('toast', { message });
      return true;
    },
    close() {
      if (info.kind !== 'native') return false;
      tell('close');
      return true;
    },
    onBack(listener) {
      backListeners.add(listener);
      return () => backListeners.delete(listener);
    },
  };
}

function appears(isThere: () => boolean): Promise<boolean> {
  if (isThere()) return Promise.resolve(true);
  return new Promise((resolve) => {
    const stop = (found: boolean) => {
      clearInterval(look);
      clearTimeout(giveUp);
      resolve(found);
    };
    const look = setInterval(() => isThere() && stop(true), LOOK_EVERY_MS);
    const giveUp = setTimeout(() => stop(false), CONNECT_TIMEOUT_MS);
  });
}
