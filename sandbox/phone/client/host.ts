/** The app's window, as a host sees it. */
export interface AppWindow {
  readonly navigator: object;
  readonly document: object;
  readonly location: Location;
  LoanHost?: unknown;
  webkit?: unknown;
  onLoanHostMessage?: (json: string) => void;
}

export type Platform = 'android' | 'ios';

/** What the app is told that it runs in; a frame cannot be given a user agent in any other way. */
const USER_AGENT: Readonly<Record<Platform, string>> = {
  android:
    'Mozilla/5.0 (Linux; Android 13; M2006C3LI; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
};

/** Makes the window that of a web view: what it says it is. */
export function disguise(app: AppWindow, platform: Platform): void {
  Object.defineProperty(app.navigator, 'userAgent', { get: () => USER_AGENT[platform], configurable: true });
}

/** The channel to the page that was open when it was made: no later page of the same view is ever spoken to by it. */
export interface PageChannel {
  /** Tells of an event. */
  readonly tell: (json: string) => void;
}

/** One message of the page, and the way to answer it; false when another page stands there by now. */
export type Hear = (json: string, answer: (json: string) => boolean) => void;

/**
 * Gives the page what hosts give to pages of our origin alone: on Android the object of `addWebMessageListener`, on iOS a handler
 * that answers each message (docs/bridge.md).
 */
export function inject(app: AppWindow, platform: Platform, hear: Hear): PageChannel {
  const page = app.document;
  const isStillThere = () => app.document === page;
  return platform === 'android' ? onAndroid(app, isStillThere, hear) : onApple(app, isStillThere, hear);
}

function onAndroid(app: AppWindow, isStillThere: () => boolean, hear: Hear): PageChannel {
  const host: { onmessage: ((event: { data: string }) => void) | null; postMessage(json: unknown): void } = {
    onmessage: null,
    postMessage: (json) => hear(String(json), tell),
  };
  function tell(json: string): boolean {
    if (isStillThere()) host.onmessage?.({ data: json });
    return isStillThere();
  }
  app.LoanHost = host;
  return { tell };
}

function onApple(app: AppWindow, isStillThere: () => boolean, hear: Hear): PageChannel {
  const postMessage = (json: unknown) =>
    new Promise((resolve) => {
      hear(String(json), (answer) => {
        if (isStillThere()) resolve(answer);
        return isStillThere();
      });
    });
  app.webkit = { messageHandlers: { loanHost: { postMessage } } };
  return {
    tell(json) {
      if (isStillThere()) app.onLoanHostMessage?.(json);
    },
  };
}
