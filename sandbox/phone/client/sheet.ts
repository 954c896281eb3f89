import type { AppWindow } from './host';

interface Sheet {
  readonly open: (address: string) => void;
  /** Closes it; false when it is not open. */
  readonly close: () => boolean;
  /** Whether this page of the app came up in the sheet: it is closed then, and the web view goes there. */
  readonly takes: (entered: AppWindow) => boolean;
}

interface News {
  /** The page came back to an address of the app. */
  readonly onReturn: (address: string) => void;
  /** The merchant closed it. */
  readonly onClosed: () => void;
}

/**
 * A page beside the app, as a host opens one: a Custom Tab, an SFSafariViewController. It has no bridge. The address that leads back to
 * the app is caught, as a host does by its app link, and opened in the web view.
 */
export function createSheet(root: HTMLElement, { onReturn, onClosed }: News): Sheet {
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
