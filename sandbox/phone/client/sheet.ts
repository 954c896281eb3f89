import type { AppWindow } from './host';

interface Sheet {
  readonly open: (address: string) => void;
  /** Closes it; false when it is not open. */
  readonly close: () => boolean;
  /** Whether this page of the app was opened in the sheet: the sheet is closed, and the web view opens it. */
  readonly takes: (entered: AppWindow) => boolean;
}

interface SheetListeners {
  /** The page returned to a URL of the app. */
  readonly onReturn: (address: string) => void;
  /** The merchant closed it. */
  readonly onClosed: () => void;
}

/**
 * An external page as a host opens it: a Custom Tab, an SFSafariViewController. It has no bridge. The return URL is
 * intercepted, as by a host's app link, and opened in the web view.
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
    takes(entered) {
      if (Object(entered) !== frame.contentWindow) return false;
      const { href } = entered.location;
      hide();
      onReturn(href);
      return true;
    },
  };
}
