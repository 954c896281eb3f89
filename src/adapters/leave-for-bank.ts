import { urlWithReturn } from '../../machines/domain/base/page-url';
import type { App } from './app';

/**
 * Opens a page of a bank or a UPI app that returns to a path of this app. Does nothing once the signal is aborted: the
 * merchant has been shown that the page did not open, and this code was loaded too late.
 * @returns rejected for a URL that is not safe to open (page-address.ts)
 */
export function leaveForBank(
  app: Pick<App, 'leaveFor' | 'allowedPageHosts'>,
  url: string | null,
  returnTo: string,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  const address = urlWithReturn(url, returnTo, {
    origin: window.location.origin,
    hosts: app.allowedPageHosts,
  });
  return address === null
    ? Promise.reject(new Error('The mandate has no page.'))
    : app.leaveFor(address, { reloads: true });
}
