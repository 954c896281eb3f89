/** What a host may open for the app (docs/bridge.md): never code, files, or a component of another app. */

/** Whether the request names nothing that must not be opened. @param origin of the app */
export function isAllowedRequest(type: string, payload: unknown, origin: string): boolean {
  const url = urlIn(payload);
  if (type === 'openUpiIntent') return /^upi:/i.test(url);
  if (type === 'openDocument') return isPage(url, origin);
  if (type === 'navigate' && url !== '') return /^(tel|upi|whatsapp):/i.test(url) || isPage(url, origin);
  return true;
}

/** The URL in a payload; empty when there is none. */
export function urlIn(payload: unknown): string {
  return typeof payload === 'object' && payload !== null && 'url' in payload ? String(payload.url) : '';
}

function isPage(url: string, origin: string): boolean {
  return url.startsWith('https://') || url.startsWith(`${origin}/`);
}
