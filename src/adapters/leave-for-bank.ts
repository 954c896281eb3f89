import { urlWithReturn } from '../../machines/domain/base/page-url';
import type { App } from './app';

/**
 * Opens the page of a bank or of the Aadhaar authority, which returns to a path of this app. After an abort it does nothing: the
 * screen already says that the page did not open.
 * @returns rejected without a URL that is safe to open (page-url.ts)
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
    ? Promise.reject(new Error('There is no page that is safe to open.'))
    : app.leaveFor(address, { reloadsOnReturn: true });
}
