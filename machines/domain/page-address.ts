/**
 * An address that the app may leave for to pay: https, or a page of our own origin; null for any other. What it says is
 * not changed.
 * @param origin the app's own, such as `https://loans.example`
 */
export function safePageAddress(address: string | null, origin: string): string | null {
  if (address === null || address === '') return null;
  const url = parse(address, origin);
  if (url === null) return null;
  return url.protocol === 'https:' || url.origin === origin ? url.href : null;
}

/** (`URL.canParse` is missing in Android WebView 87.) */
function parse(address: string, origin: string): URL | null {
  try {
    return new URL(address, origin);
  } catch {
    return null;
  }
}
