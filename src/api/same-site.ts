type CookieJar = Pick<Document, 'cookie'>;

/** Name of the cookie that is set for the test. */
const TEST_COOKIE = 'site-probe';

/**
 * Whether the browser treats a service as same-site with the page, so that it sends the service's cookie with the page's calls.
 * Tested by setting a cookie for the common domain suffix, which the browser refuses for a public suffix (`co.in`).
 */
export function isSameSite(
  page: Pick<Location, 'protocol' | 'hostname'>,
  service: Pick<URL, 'protocol' | 'hostname'>,
  jar: CookieJar,
): boolean {
  if (page.protocol !== service.protocol) return false;
  if (page.hostname === service.hostname) return true;
  const domain = commonSuffix(page.hostname.split('.'), service.hostname.split('.'));
  if (domain === '') return false;
  const cookie = `${TEST_COOKIE}=1`;
  const attributes = `Domain=${domain}; Path=/; SameSite=Lax`;
  jar.cookie = `${cookie}; ${attributes}`;
  const isAccepted = jar.cookie.split('; ').includes(cookie);
  jar.cookie = `${TEST_COOKIE}=; Max-Age=0; ${attributes}`;
  return isAccepted;
}

/** Common suffix of both host names: `shop.example` of `app.shop.example` and `api.shop.example`. */
function commonSuffix(first: readonly string[], second: readonly string[]): string {
  let labels: readonly string[] = [];
  for (let count = 1; count <= Math.min(first.length, second.length); count += 1) {
    const label = first[first.length - count];
    if (label === undefined || label !== second[second.length - count]) break;
    labels = [label, ...labels];
  }
  return labels.join('.');
}
