/** What Android's `WebViewCompat.addWebMessageListener` puts into pages of the origins that it was given, and into no other. */
export interface AndroidHost {
  postMessage(json: string): void;
  /** Taken by us: the host's reply proxy speaks through it. */
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** What iOS gives for a `WKScriptMessageHandlerWithReply`: each message has its own answer. */
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
    /** Where an iOS host tells of events: it has no object to speak through. Answers are not taken from it. */
    onLoanHostMessage?: (json: string) => void;
  }
}

/** The window as the bridge sees it. */
export type HostWindow = Window;

/** Whether a host, Android's or iOS's, is there. */
export function isHostThere(page: HostWindow): boolean {
  return page.LoanHost !== undefined || page.webkit?.messageHandlers?.loanHost !== undefined;
}

/**
 * Sends a message to the host; false when there is none, or when it breaks.
 * @param hear what the host answers or tells, as JSON
 */
export function sendToHost(page: HostWindow, json: string, hear: (json: unknown) => void): boolean {
  const { LoanHost: android } = page;
  const apple = page.webkit?.messageHandlers?.loanHost;
  try {
    if (android !== undefined) {
      android.onmessage = ({ data }) => hear(data);
      android.postMessage(json);
    } else if (apple !== undefined) {
      // A host that refuses the message answers nothing that could be read.
      apple.postMessage(json).then(hear, () => {});
    }
    return android !== undefined || apple !== undefined;
  } catch {
    return false;
  }
}
