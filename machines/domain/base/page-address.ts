/**
 * An address that leads out of the app, as a page or as a paper: https, or our own origin; null for any other (`blob:`, `javascript:`,
 * `http:` elsewhere). The one rule for all of them; what the address says is not changed.
 * @param origin the app's own, such as `https://loans.example`
 * @param hosts where a list is configured, https pages of other hosts than these are refused; `*.bank.example` is any below
 */
export function safePageAddress(
  address: string | null,
  origin: string,
  hosts: readonly string[] = [],
): string | null {
  if (address === null || address === '') return null;
  const url = parse(address, origin);
  if (url === null) return null;
  // A `blob:` of ours has our origin, too.
  if (url.origin === origin && /^https?:$/.test(url.protocol)) return url.href;
  if (url.protocol !== 'https:' || url.username !== '') return null;
  return hosts.length === 0 || hosts.some((host) => isOf(url.hostname, host)) ? url.href : null;
}

/**
 * The address of a provider's page, told where to come back to: `return_to` in its query, absolute, whatever else the address has.
 * Null when it is no page to leave for.
 * @param path a path of the app, with its query
 */
export function pageWithReturn(
  address: string | null,
  path: string,
  { origin, hosts }: { readonly origin: string; readonly hosts: readonly string[] },
): string | null {
  const safe = safePageAddress(address, origin, hosts);
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
