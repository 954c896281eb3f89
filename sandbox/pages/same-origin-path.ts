/** A path of this very origin, or the fallback: never an address elsewhere. */
export function sameOriginPath(wanted: string | null, fallback: string): string {
  if (wanted === null || !wanted.startsWith('/')) return fallback;
  const here = 'http://sandbox.invalid';
  try {
    const url = new URL(wanted, here);
    // `/.//elsewhere` is of this origin, and its path is an address of another.
    const isHere = url.origin === here && !url.pathname.startsWith('//');
    return isHere ? `${url.pathname}${url.search}${url.hash}` : fallback;
  } catch {
    return fallback;
  }
}
