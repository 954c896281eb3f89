/** The app's window, as used by a host. */
export interface AppWindow {
  readonly navigator: object;
  readonly document: object;
  readonly location: Location;
  LoanHost?: unknown;
  webkit?: unknown;
  onLoanHostMessage?: (json: string) => void;
}

export type Platform = 'android' | 'ios';

/** User agent reported to the app; a frame can't be given one in any other way. */
const USER_AGENT: Readonly<Record<Platform, string>> = {
  android:
    'Mozilla/5.0 (Linux; Android 13; M2006C3LI; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
};

/** Makes the window look like that of a web view. */
export function imitateWebView(app: AppWindow, platform: Platform): void {
  Object.defineProperty(app.navigator, 'userAgent', { get: () => USER_AGENT[platform], configurable: true });
}

/** The channel to the page that was open when it was created; never to a later page of the same view. */
export interface PageChannel {
  /** Sends an event. */
  readonly send: (json: string) => void;
}

/** Handles one message of the page, with a function to answer it; false when another page is open by now. */
export type OnMessage = (json: string, answer: (json: string) => boolean) => void;

/**
 * Injects what hosts inject into pages of our origin only: on Android the object of `addWebMessageListener`, on iOS a handler
 * that answers each message (docs/bridge.md).
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
