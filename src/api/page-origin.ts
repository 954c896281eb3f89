/** The origin of the page; a stand-in where the build renders a first screen, which has no address. */
export function pageOrigin(): string {
  return globalThis.location?.origin ?? 'http://localhost';
}
