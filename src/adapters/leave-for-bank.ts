import { pageWithReturn } from '../../machines/domain/base/page-address';
import type { App } from './app';

/**
 * Leaves for a page of a bank or a UPI app, which comes back to a path of this app; not any more once the signal says that
 * the merchant was told that it does not open: this code may have come late.
 * @returns rejected for an address that is no page to leave for (page-address.ts)
 */
export function leaveForBank(
  app: Pick<App, 'leaveFor' | 'pageHosts'>,
  url: string | null,
  returnTo: string,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  const address = pageWithReturn(url, returnTo, { origin: window.location.origin, hosts: app.pageHosts });
  return address === null
    ? Promise.reject(new Error('The mandate has no page.'))
    : app.leaveFor(address, { reloads: true });
}
