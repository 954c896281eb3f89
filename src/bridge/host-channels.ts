/** Object that Android's `WebViewCompat.addWebMessageListener` injects into pages of the allowed origins. */
export interface AndroidHost {
  postMessage(json: string): void;
  /** Set by this app; called for the host's messages. */
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** Object of an iOS `WKScriptMessageHandlerWithReply`: each message is answered by a promise. */
export interface AppleHost {
  postMessage(json: string): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    /** A toast of the page. `preventDefault` is called when the host shows it. */
    'host-toast': CustomEvent<string>;
  }
  interface Window {
    LoanHost?: AndroidHost;
    readonly webkit?: { readonly messageHandlers?: { readonly loanHost?: AppleHost } };
    /** Called by an iOS host for its events, which its message object cannot send. Answers are not accepted here. */
    onLoanHostMessage?: (json: string) => void;
  }
}

/** The window, with the objects of a host. */
export type HostWindow = Window;

/** Whether there is an Android or iOS host. */
export function hasHost(page: HostWindow): boolean {
  return page.LoanHost !== undefined || page.webkit?.messageHandlers?.loanHost !== undefined;
}

/**
 * Sends a message to the host; false without a host, or when it throws.
 * @param receive called with the host's answers and events, as JSON
 */
export function sendToHost(page: HostWindow, json: string, receive: (json: unknown) => void): boolean {
  const { LoanHost: android } = page;
  const apple = page.webkit?.messageHandlers?.loanHost;
  try {
    if (android !== undefined) {
      android.onmessage = ({ data }) => receive(data);
      android.postMessage(json);
    } else if (apple !== undefined) {
      // A rejection has no readable answer: the request times out.
      apple.postMessage(json).then(receive, () => {});
    }
    return android !== undefined || apple !== undefined;
  } catch {
    return false;
  }
}
