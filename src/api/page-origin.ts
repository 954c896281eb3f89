/** The origin of the page; a placeholder during prerendering, where the page has no URL. */
export function pageOrigin(): string {
  return globalThis.location?.origin ?? 'http://localhost';
}
