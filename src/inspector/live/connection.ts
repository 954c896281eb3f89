import { OPEN_KEY } from '../../telemetry/inspection/heartbeat';
import {
  CHANNEL,
  type FromApp,
  type FromInspector,
  HEARTBEAT_INTERVAL_MS,
  isFromApp,
} from '../../telemetry/inspection/protocol';

/** The app's storage prefixes each key with its version. */
const STORAGE_KEY = `v1:${OPEN_KEY}`;

export interface Connection {
  /** Requests the evaluation of an actor's guards. */
  readonly explain: (page: string, sessionId: string) => void;
  /** Requests the full chart of an actor. */
  readonly define: (page: string, sessionId: string) => void;
  /** Requests all pages to send their buffered messages again. */
  readonly repeat: () => void;
}

/**
 * Listens to all pages of this origin, and sends heartbeats. Messages that are not of the protocol are dropped; no message is
 * executed, and `postMessage` is ignored.
 */
export function connect(accept: (received: FromApp) => void): Connection {
  const channel = new BroadcastChannel(CHANNEL);
  const post = (message: FromInspector) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isFromApp(data)) accept(data);
  };
  const writeHeartbeat = () => {
    try {
      window.localStorage.setItem(STORAGE_KEY, String(Date.now()));
    } catch {
      // Without storage only pages that are already open can send.
    }
  };
  const connectToPages = () => {
    writeHeartbeat();
    post({ type: '@statelyai.connected' });
  };
  connectToPages();
  setInterval(() => {
    writeHeartbeat();
    post({ type: '@app.open' });
  }, HEARTBEAT_INTERVAL_MS);
  window.addEventListener('pagehide', () => {
    post({ type: '@statelyai.disconnected' });
    try {
      window.localStorage.removeItem(STORAGE_KEY);
    } catch {
      // It was not stored.
    }
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) connectToPages();
  });
  return {
    explain: (page, sessionId) => post({ type: '@app.explain', page, sessionId }),
    define: (page, sessionId) => post({ type: '@app.define', page, sessionId }),
    repeat: () => post({ type: '@statelyai.connected' }),
  };
}
