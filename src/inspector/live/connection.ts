import {
  CHANNEL,
  type FromApp,
  type FromInspector,
  isFromApp,
  SIGN_EVERY,
} from '../../telemetry/inspection/protocol';
import { OPEN_KEY } from '../../telemetry/inspection/signs';

/** The app's storage writes its version before each key. */
const KEY = `v1:${OPEN_KEY}`;

export interface Connection {
  /** Asks what an actor's guards say now. */
  readonly explain: (page: string, sessionId: string) => void;
  /** Asks for the whole chart that an actor runs. */
  readonly define: (page: string, sessionId: string) => void;
  /** Asks all pages to tell again what they hold. */
  readonly repeat: () => void;
}

/**
 * Listens to all pages of this origin, and shows them that somebody does. What is no message of the protocol is dropped; no
 * message is ever run, and a page's `postMessage` is not listened to at all.
 */
export function connect(accept: (told: FromApp) => void): Connection {
  const channel = new BroadcastChannel(CHANNEL);
  const post = (message: FromInspector) => channel.postMessage(message);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isFromApp(data)) accept(data);
  };
  const sign = () => {
    try {
      window.localStorage.setItem(KEY, String(Date.now()));
    } catch {
      // Without storage only pages that are open already can tell.
    }
  };
  const begin = () => {
    sign();
    post({ type: '@statelyai.connected' });
  };
  begin();
  setInterval(() => {
    sign();
    post({ type: '@app.open' });
  }, SIGN_EVERY);
  window.addEventListener('pagehide', () => {
    post({ type: '@statelyai.disconnected' });
    try {
      window.localStorage.removeItem(KEY);
    } catch {
      // It was never there.
    }
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) begin();
  });
  return {
    explain: (page, sessionId) => post({ type: '@app.explain', page, sessionId }),
    define: (page, sessionId) => post({ type: '@app.define', page, sessionId }),
    repeat: () => post({ type: '@statelyai.connected' }),
  };
}
