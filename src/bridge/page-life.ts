import { onResume } from './resume';

/** The page is visible, and the phone reports a connection. */
function isPageShown(page: Window): boolean {
  return !page.document.hidden && page.navigator.onLine;
}

/**
 * Resolves when the merchant returns to the page, from another app or tab, or when the phone is online again. Never resolves
 * otherwise; the signal ends the wait.
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

/** Resolves at once where the page is visible and online, otherwise as soon as it is: pauses polling. */
export function whenPageIsShown(page: Window, signal: AbortSignal): Promise<void> {
  return isPageShown(page) ? Promise.resolve() : whenPageReturns(page, signal);
}
