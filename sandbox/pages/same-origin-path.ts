/** A path of this origin, or the fallback; never another origin. */
export function sameOriginPath(wanted: string | null, fallback: string): string {
  if (wanted === null || !wanted.startsWith('/')) return fallback;
  const here = 'http://sandbox.invalid';
  try {
    const url = new URL(wanted, here);
    // `/.//elsewhere` has this origin, but its path is a URL of another.
    const isHere = url.origin === here && !url.pathname.startsWith('//');
    return isHere ? `${url.pathname}${url.search}${url.hash}` : fallback;
  } catch {
    return fallback;
  }
}
