/** The origin of the page; a placeholder during prerendering, which has no URL. */
export function pageOrigin(): string {
  return globalThis.location?.origin ?? 'http://localhost';
}
