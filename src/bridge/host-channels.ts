/** What Android's `WebViewCompat.addWebMessageListener` injects, only into pages of the allowed origins. */
export interface AndroidHost {
  postMessage(json: string): void;
  /** Set by this app: the host's reply proxy calls it. */
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** Object of an iOS `WKScriptMessageHandlerWithReply`: each message has its own answer. */
export interface AppleHost {
  postMessage(json: string): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    /** A toast that the page offers to the host; prevented when the host shows it. */
    'host-toast': CustomEvent<string>;
  }
  interface Window {
    LoanHost?: AndroidHost;
    readonly webkit?: { readonly messageHandlers?: { readonly loanHost?: AppleHost } };
    /** Called by an iOS host for events: it has no object for them. Answers are not accepted from it. */
    onLoanHostMessage?: (json: string) => void;
  }
}

/** The window as the bridge sees it. */
export type HostWindow = Window;

/** Whether there is an Android or iOS host. */
export function isHostThere(page: HostWindow): boolean {
  return page.LoanHost !== undefined || page.webkit?.messageHandlers?.loanHost !== undefined;
}

/**
 * Sends a message to the host; false without a host, or when it throws.
 * @param hear the host's answers and events, as JSON
 */
export function sendToHost(page: HostWindow, json: string, receive: (json: unknown) => void): boolean {
  const { LoanHost: android } = page;
  const apple = page.webkit?.messageHandlers?.loanHost;
  try {
    if (android !== undefined) {
      android.onmessage = ({ data }) => receive(data);
      android.postMessage(json);
    } else if (apple !== undefined) {
      // A rejected message has no readable answer.
      apple.postMessage(json).then(receive, () => {});
    }
    return android !== undefined || apple !== undefined;
  } catch {
    return false;
  }
}
