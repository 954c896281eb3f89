import type { AppWindow } from './host';

/** A sheet over the app that shows an external page. */
interface Sheet {
  readonly open: (address: string) => void;
  /** Closes the sheet; false when it is not open. */
  readonly close: () => boolean;
  /** Called for each page of the app that starts to load. If it loads in the sheet: closes the sheet, calls `onReturn` and returns true. */
  readonly handleReturn: (entered: AppWindow) => boolean;
}

interface SheetListeners {
  /** The external page led to this URL of the app. */
  readonly onReturn: (address: string) => void;
  /** The merchant closed the sheet. */
  readonly onClosed: () => void;
}

/**
 * Simulates how a native app opens an external page: in a Custom Tab or SFSafariViewController, without a bridge. A return to
 * the app is intercepted, as by an app link, and opened in the web view.
 */
export function createSheet(root: HTMLElement, { onReturn, onClosed }: SheetListeners): Sheet {
  const frame = root.querySelector('iframe');
  const origin = root.querySelector('span');
  const button = root.querySelector('button');
  if (frame === null || origin === null || button === null) throw new Error('The sheet is not whole.');

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
    open(address) {
      const url = new URL(address, window.location.origin);
      origin.textContent = url.host;
      frame.src = url.href;
      root.hidden = false;
      frame.focus();
    },
    close,
    handleReturn(entered) {
      if (Object(entered) !== frame.contentWindow) return false;
      const { href } = entered.location;
      hide();
      onReturn(href);
      return true;
    },
  };
}
