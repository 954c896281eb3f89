import { HEARTBEAT_KEY } from '../../telemetry/inspection/heartbeat';
import {
  CHANNEL,
  type FromApp,
  type FromInspector,
  HEARTBEAT_INTERVAL_MS,
  isFromApp,
  isFromInspector,
} from '../../telemetry/inspection/protocol';

/** The app's client storage prefixes each key with a version. */
const STORAGE_KEY = `v1:${HEARTBEAT_KEY}`;

/** What the inspector can request of the pages of the app. */
export interface Connection {
  /** Requests the evaluation of an actor's guards. */
  readonly explain: (page: string, sessionId: string) => void;
  /** Requests the full chart of an actor. */
  readonly define: (page: string, sessionId: string) => void;
  /** Requests all pages to send their buffered messages again. */
  readonly repeat: () => void;
}

/**
 * Receives the messages of all pages of this origin, and sends heartbeats. Only the BroadcastChannel is listened to, and
 * messages that are not of the protocol are dropped.
 * @param accept called with each valid message
 */
export function connect(accept: (received: FromApp) => void): Connection {
  const channel = new BroadcastChannel(CHANNEL);
  const post = (message: FromInspector) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isFromApp(data)) accept(data);
    // Another inspector is closed: without a sign of this one, whose timer may be throttled, pages would stop.
    else if (isFromInspector(data) && data.type === '@statelyai.disconnected') sendHeartbeat();
  };
  const writeHeartbeat = () => {
    try {
      window.localStorage.setItem(STORAGE_KEY, String(Date.now()));
    } catch {
      // Without storage, pages that are opened later do not know of this inspector.
    }
  };
  const connectToPages = () => {
    writeHeartbeat();
    post({ type: '@statelyai.connected' });
  };
  const sendHeartbeat = () => {
    writeHeartbeat();
    post({ type: '@app.open' });
  };
  connectToPages();
  setInterval(sendHeartbeat, HEARTBEAT_INTERVAL_MS);
  window.addEventListener('pagehide', () => {
    try {
      window.localStorage.removeItem(STORAGE_KEY);
    } catch {
      // Without storage there is no heartbeat to remove.
    }
    post({ type: '@statelyai.disconnected' });
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
