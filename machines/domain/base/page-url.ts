/**
 * The absolute URL of an external page or document, if it is safe to open: https, or the app's own origin. Null for any other
 * URL, such as `blob:`, `javascript:`, or `http:` on another origin. Every such URL is checked here.
 * @param origin the app's own, such as `https://loans.example`
 * @param hosts if not empty, https pages of other hosts are refused; `*.bank.example` matches any subdomain
 */
export function safePageUrl(
  link: string | null,
  origin: string,
  hosts: readonly string[] = [],
): string | null {
  if (link === null || link === '') return null;
  const url = parseUrl(link, origin);
  if (url === null) return null;
  // The protocol is checked too, since a `blob:` URL of this page has the app's origin.
  if (url.origin === origin && /^https?:$/.test(url.protocol)) return url.href;
  if (url.protocol !== 'https:' || url.username !== '') return null;
  return hosts.length === 0 || hosts.some((host) => matchesHost(url.hostname, host)) ? url.href : null;
}

/**
 * The URL of another party's website, if it is safe to open: absolute and https. Null for any other, also for a host name alone,
 * which would be a path of the app.
 */
export function safeWebsiteUrl(
  link: string | null,
  origin: string,
  hosts: readonly string[] = [],
): string | null {
  return link !== null && /^https:\/\//i.test(link) ? safePageUrl(link, origin, hosts) : null;
}

/**
 * The URL of a provider's page, with the absolute URL to return to as `return_to` in its query. Null when it is not safe to open.
 * @param path a path of the app, with its query
 */
export function urlWithReturn(
  link: string | null,
  path: string,
  { origin, hosts }: { readonly origin: string; readonly hosts: readonly string[] },
): string | null {
  const safeUrl = safePageUrl(link, origin, hosts);
  if (safeUrl === null) return null;
  const url = new URL(safeUrl);
  url.searchParams.set('return_to', new URL(path, origin).href);
  return url.href;
}

function matchesHost(hostname: string, host: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
}

/** Null for an invalid URL. (`URL.canParse` is missing in Android WebView 87.) */
function parseUrl(link: string, origin: string): URL | null {
  try {
    return new URL(link, origin);
  } catch {
    return null;
  }
}
