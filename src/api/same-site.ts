type CookieJar = Pick<Document, 'cookie'>;

const PROBE = 'site-probe';

/**
 * Whether the browser treats a service as same-site with the page, so that the service's cookie is sent with the page's
 * calls. Tested with a cookie on the common domain suffix: the browser refuses it for a public suffix (`co.in`).
 */
export function isSameSite(
  page: Pick<Location, 'protocol' | 'hostname'>,
  service: Pick<URL, 'protocol' | 'hostname'>,
  jar: CookieJar,
): boolean {
  if (page.protocol !== service.protocol) return false;
  if (page.hostname === service.hostname) return true;
  const shared = sharedEnd(page.hostname.split('.'), service.hostname.split('.'));
  if (shared === '') return false;
  const cookie = `${PROBE}=1`;
  const attributes = `Domain=${shared}; Path=/; SameSite=Lax`;
  jar.cookie = `${cookie}; ${attributes}`;
  const isTaken = jar.cookie.split('; ').includes(cookie);
  jar.cookie = `${PROBE}=; Max-Age=0; ${attributes}`;
  return isTaken;
}

/** Common suffix of both host names: `shop.example` of `app.shop.example` and `api.shop.example`. */
function sharedEnd(one: readonly string[], other: readonly string[]): string {
  let shared: readonly string[] = [];
  for (let at = 1; at <= Math.min(one.length, other.length); at += 1) {
    const label = one[one.length - at];
    if (label === undefined || label !== other[other.length - at]) break;
    shared = [label, ...shared];
  }
  return shared.join('.');
}
