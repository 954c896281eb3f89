/** The window of the app, with what a native app injects into it. */
export interface AppWindow {
  readonly navigator: object;
  readonly document: Document;
  readonly location: Location;
  readonly history: History;
  readonly Blob: typeof Blob;
  LoanHost?: unknown;
  webkit?: unknown;
  onLoanHostMessage?: (json: string) => void;
}

export type Platform = 'android' | 'ios';

/** User agents of web views. A frame gets one only by a changed `navigator`. */
const USER_AGENT: Readonly<Record<Platform, string>> = {
  android:
    'Mozilla/5.0 (Linux; Android 13; M2006C3LI; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
};

/** Gives the window the user agent of a web view. */
export function imitateUserAgent(app: AppWindow, platform: Platform): void {
  Object.defineProperty(app.navigator, 'userAgent', { get: () => USER_AGENT[platform], configurable: true });
}

/** Sends events to one page; not to a later page in the same frame. */
export interface PageChannel {
  readonly send: (json: string) => void;
}

/** Handles a message of the page. `answer` sends the answer; it returns false when another page is open by now. */
export type OnMessage = (json: string, answer: (json: string) => boolean) => void;

/**
 * Injects the bridge of a native app into the page: on Android the object of `addWebMessageListener`, on iOS a message
 * handler (docs/bridge.md). `onMessage` gets the messages of the page.
 */
export function inject(app: AppWindow, platform: Platform, onMessage: OnMessage): PageChannel {
  const page = app.document;
  const isPageOpen = () => app.document === page;
  return platform === 'android' ? onAndroid(app, isPageOpen, onMessage) : onApple(app, isPageOpen, onMessage);
}

function onAndroid(app: AppWindow, isPageOpen: () => boolean, onMessage: OnMessage): PageChannel {
  const host: { onmessage: ((event: { data: string }) => void) | null; postMessage(json: unknown): void } = {
    onmessage: null,
    postMessage: (json) => onMessage(String(json), send),
  };
  function send(json: string): boolean {
    if (isPageOpen()) host.onmessage?.({ data: json });
    return isPageOpen();
  }
  app.LoanHost = host;
  return { send };
}

function onApple(app: AppWindow, isPageOpen: () => boolean, onMessage: OnMessage): PageChannel {
  const postMessage = (json: unknown) =>
    new Promise((resolve) => {
      onMessage(String(json), (answer) => {
        if (isPageOpen()) resolve(answer);
        return isPageOpen();
      });
    });
  app.webkit = { messageHandlers: { loanHost: { postMessage } } };
  return {
    send(json) {
      if (isPageOpen()) app.onLoanHostMessage?.(json);
    },
  };
}
