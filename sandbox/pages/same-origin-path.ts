/** A path of this very origin, or the fallback: never an address elsewhere. */
export function sameOriginPath(wanted: string | null, fallback: string): string {
  if (wanted === null || !wanted.startsWith('/')) return fallback;
  const here = 'http://sandbox.invalid';
  try {
    const url = new URL(wanted, here);
    return url.origin === here ? `${url.pathname}${url.search}${url.hash}` : fallback;
  } catch {
    return fallback;
  }
}
