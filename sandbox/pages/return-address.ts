import { type Html, html } from './html';

/**
 * Allowed return URL of a provider's page: an absolute URL of a listed host, as the contract says. Listed are this host and
 * local names, so that an app on another port works. Null for any other: the page does not redirect. Hosts are compared, not
 * origins: a proxy may terminate TLS.
 */
export function returnAddress(requested: string | null, pageUrl: URL): string | null {
  if (requested === null || !URL.canParse(requested)) return null;
  const url = new URL(requested);
  const isListed = url.host === pageUrl.host || /^(localhost|.+\.localhost|127\.0\.0\.1)$/.test(url.hostname);
  return isListed && /^https?:$/.test(url.protocol) && url.username === '' ? url.href : null;
}

/** The same page with its return URL. */
export const withReturnUrl = (action: string, back: string | null): string =>
  back === null
    ? action
    : `${action}${action.includes('?') ? '&' : '?'}return_to=${encodeURIComponent(back)}`;

/** Link that leaves an answered page. */
export const exitLink = (back: string | null): Html =>
  back === null
    ? html`<p class="quiet">This page was not told where to go back to. Close it, and open the app again.</p>`
    : html`<p><a class="primary" href="${back}">Back to the app</a></p>`;
