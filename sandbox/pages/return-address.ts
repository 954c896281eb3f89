import { type Html, html } from './html';
import type { PageTexts } from './texts/page-texts';

/**
 * The requested return URL of a provider's page, if it is allowed: an absolute http(s) URL of this host, or of a local name
 * on any port. Null otherwise: the page must not redirect. The host is compared, not the origin, because a proxy may
 * terminate TLS.
 */
export function returnAddress(requested: string | null, pageUrl: URL): string | null {
  if (requested === null || !URL.canParse(requested)) return null;
  const url = new URL(requested);
  const isListed = url.host === pageUrl.host || /^(localhost|.+\.localhost|127\.0\.0\.1)$/.test(url.hostname);
  return isListed && /^https?:$/.test(url.protocol) && url.username === '' ? url.href : null;
}

/** The action of a form with the return URL in its query. */
export const withReturnUrl = (action: string, returnUrl: string | null): string =>
  returnUrl === null
    ? action
    : `${action}${action.includes('?') ? '&' : '?'}return_to=${encodeURIComponent(returnUrl)}`;

/** Link from a decided page to the return URL, or a text where there is none. */
export const exitLink = (returnUrl: string | null, { shared }: PageTexts): Html =>
  returnUrl === null
    ? html`<p class="quiet">${shared.noWayBack}</p>`
    : html`<p><a class="primary" href="${returnUrl}">${shared.back}</a></p>`;

/** What a page says of an id that nobody knows. */
export const unknownRequest = ({ shared }: PageTexts): Html =>
  html`<h1>${shared.unknownRequest}</h1><p>${shared.startAgain}</p>`;
