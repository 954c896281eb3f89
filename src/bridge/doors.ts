/** The object that a host injects: it takes our messages as JSON. */
export interface HostDoor {
  postMessage(json: string): void;
}

declare global {
  interface WindowEventMap {
    /** A toast that the page offers to the host; prevented when the host shows it. */
    'host-toast': CustomEvent<string>;
  }
  interface Window {
    /** What an Android web view injects (`addJavascriptInterface`). */
    LoanHost?: HostDoor;
    /** What an iOS web view injects (`WKScriptMessageHandler`, named loanHost). */
    readonly webkit?: { readonly messageHandlers?: { readonly loanHost?: HostDoor } };
    /** Our door, the same for both: the host calls it with its answers and events. Nothing else is listened to. */
    onLoanHostMessage?: (json: string) => void;
  }
}

/** The window as the bridge sees it. */
export type HostWindow = Window;

/** The host's door, Android's or iOS's; undefined while there is none. */
export function findDoor(page: HostWindow): HostDoor | undefined {
  return page.LoanHost ?? page.webkit?.messageHandlers?.loanHost;
}
