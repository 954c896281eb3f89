import type { AppWindow } from './host';

/** What the sheet imitates: a page of somebody else in a tab over the app, the UPI app, or the phone of a friend. */
export type SheetKind = 'page' | 'upi' | 'phone';

/** A sheet over the app that shows an external page. */
interface Sheet {
  readonly open: (address: string, kind: SheetKind) => void;
  /** Closes the sheet; false when it is not open. */
  readonly close: () => boolean;
  /**
   * Called for each page of the app that starts to load; returns whether it loads in the sheet. The page of somebody else has
   * then returned, and `onReturn` is called; the UPI app is closed; on the friend's phone the app just goes on.
   */
  readonly handleReturn: (entered: AppWindow) => boolean;
}

interface SheetListeners {
  /** The external page led to this URL of the app. */
  readonly onReturn: (address: string) => void;
  /** The merchant is back in the app. */
  readonly onClosed: () => void;
}

const TITLES: Readonly<Record<SheetKind, (host: string) => string>> = {
  page: (host) => host,
  upi: () => 'UPI app',
  phone: () => 'A friend’s phone',
};

/**
 * Simulates how a native app opens an external page: in a Custom Tab or SFSafariViewController, without a bridge. A return to
 * the app is intercepted, as by an app link, and opened in the web view.
 */
export function createSheet(root: HTMLElement, { onReturn, onClosed }: SheetListeners): Sheet {
  const frame = root.querySelector('iframe');
  const title = root.querySelector('span');
  const button = root.querySelector('button');
  if (frame === null || title === null || button === null) throw new Error('The sheet is not whole.');
  let shownKind: SheetKind = 'page';

  function close(): boolean {
    if (root.hidden) return false;
    hide();
    onClosed();
    return true;
  }

  function hide(): void {
    root.hidden = true;
    if (frame !== null) frame.src = 'about:blank';
  }

  button.addEventListener('click', close);
  return {
    open(address, kind) {
      const url = new URL(address, window.location.origin);
      shownKind = kind;
      // A friend is not signed in as the merchant. Browsers without such frames send the merchant's cookie.
      frame.toggleAttribute('credentialless', kind === 'phone');
      title.textContent = TITLES[kind](url.host);
      frame.src = url.href;
      root.hidden = false;
      frame.focus();
    },
    close,
    handleReturn(entered) {
      if (Object(entered) !== frame.contentWindow) return false;
      if (shownKind === 'upi') close();
      if (shownKind === 'page') {
        const { href } = entered.location;
        hide();
        onReturn(href);
      }
      return true;
    },
  };
}
