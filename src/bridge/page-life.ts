import { onResume } from './resume';

/** The merchant can see the page, and the phone says that it has a connection. */
function isPageShown(page: Window): boolean {
  return !page.document.hidden && page.navigator.onLine;
}

/**
 * Resolves when the merchant comes back to the page: from another app or tab, or from a place without a network. Never
 * resolves while nothing of this happens; the signal ends the wait.
 */
export function whenPageReturns(page: Window, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isPageShown(page)) resolve();
    };
    const stop = onResume(page, look);
    page.addEventListener('online', look, { signal });
    signal.addEventListener('abort', stop, { once: true });
  });
}

/** Resolves at once where the page is shown and online, else as soon as it is: pauses what asks by itself. */
export function whenPageIsShown(page: Window, signal: AbortSignal): Promise<void> {
  return isPageShown(page) ? Promise.resolve() : whenPageReturns(page, signal);
}
