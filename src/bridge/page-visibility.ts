import { onResume } from './resume';

/** Whether the page is visible, and the phone is online. */
function isVisibleAndOnline(page: Window): boolean {
  return !page.document.hidden && page.navigator.onLine;
}

/**
 * Resolves when the merchant returns to the page from another app or tab, or when the phone is online again. An event counts
 * only if the page is then visible and the phone online: a return without a network does not. After an abort it never settles.
 */
export function whenPageReturns(page: Window, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return;
    const stopListening = () => {
      removeResume();
      page.removeEventListener('online', resolveIfShown);
      signal.removeEventListener('abort', stopListening);
    };
    const resolveIfShown = () => {
      if (!isVisibleAndOnline(page)) return;
      stopListening();
      resolve();
    };
    const removeResume = onResume(page, resolveIfShown);
    page.addEventListener('online', resolveIfShown);
    signal.addEventListener('abort', stopListening);
  });
}

/** Resolves as soon as the page is visible and online: pauses polling while it is not. */
export function whenPageIsShown(page: Window, signal: AbortSignal): Promise<void> {
  return isVisibleAndOnline(page) ? Promise.resolve() : whenPageReturns(page, signal);
}
