/**
 * The URL of an external page or document, if it is safe to open: https, or our own origin; null for any other (`blob:`,
 * `javascript:`, `http:` elsewhere). The one rule for all such URLs; the URL itself is not changed.
 * @param origin the app's own, such as `https://loans.example`
 * @param hosts if not empty, https pages of other hosts are refused; `*.bank.example` matches any subdomain
 */
export function safePageUrl(
  address: string | null,
  origin: string,
  hosts: readonly string[] = [],
): string | null {
  if (address === null || address === '') return null;
  const url = parse(address, origin);
  if (url === null) return null;
  // A `blob:` URL of this page has our origin, too.
  if (url.origin === origin && /^https?:$/.test(url.protocol)) return url.href;
  if (url.protocol !== 'https:' || url.username !== '') return null;
  return hosts.length === 0 || hosts.some((host) => isOf(url.hostname, host)) ? url.href : null;
}

/**
 * The URL of a provider's page, with the absolute URL to return to as `return_to` in its query. Null when it is not safe to open.
 * @param path a path of the app, with its query
 */
export function urlWithReturn(
  address: string | null,
  path: string,
  { origin, hosts }: { readonly origin: string; readonly hosts: readonly string[] },
): string | null {
  const safe = safePageUrl(address, origin, hosts);
  if (safe === null) return null;
  const url = new URL(safe);
  url.searchParams.set('return_to', new URL(path, origin).href);
  return url.href;
}

function isOf(hostname: string, host: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}

/** (`URL.canParse` is missing in Android WebView 87.) */
function parse(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin);
  } catch {
    return null;
  }
}
