/** The app's window, as a host sees it. */
export interface AppWindow {
  readonly navigator: object;
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

/** Injects the object through which the app speaks. @param hear is given each message's JSON */
export function inject(app: AppWindow, platform: Platform, hear: (json: string) => void): void {
  const door = { postMessage: (json: unknown) => hear(String(json)) };
  if (platform === 'android') app.LoanHost = door;
  else app.webkit = { messageHandlers: { loanHost: door } };
}
