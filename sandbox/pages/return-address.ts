import { type Html, html } from './html';

/**
 * Where a provider's page may send the browser back to: an absolute address of a list, as the contract says. The list is this very host
 * and whatever runs on this machine, so that an app on another port is known, too. Null for any other: the page stays where it is.
 * Hosts are compared, not origins: a proxy may speak TLS for us.
 */
export function returnAddress(wanted: string | null, here: URL): string | null {
  if (wanted === null || !URL.canParse(wanted)) return null;
  const url = new URL(wanted);
  const isListed = url.host === here.host || /^(localhost|.+\.localhost|127\.0\.0\.1)$/.test(url.hostname);
  return isListed && /^https?:$/.test(url.protocol) && url.username === '' ? url.href : null;
}

/** The same page again, which remembers where to go back to. */
export const withReturn = (action: string, back: string | null): string =>
  back === null
    ? action
    : `${action}${action.includes('?') ? '&' : '?'}return_to=${encodeURIComponent(back)}`;

/** The way out of a page that is answered. */
export const wayOut = (back: string | null): Html =>
  back === null
    ? html`<p class="quiet">This page was not told where to go back to. Close it, and open the app again.</p>`
    : html`<p><a class="primary" href="${back}">Back to the app</a></p>`;
