/** A path of this origin, or the fallback; never another origin. */
export function sameOriginPath(requested: string | null, fallback: string): string {
  if (requested === null || !requested.startsWith('/')) return fallback;
  const origin = 'http://sandbox.invalid';
  try {
    const url = new URL(requested, origin);
    // `/.//elsewhere` has this origin, but its path is a URL of another.
    const isSameOrigin = url.origin === origin && !url.pathname.startsWith('//');
    return isSameOrigin ? `${url.pathname}${url.search}${url.hash}` : fallback;
  } catch {
    return fallback;
  }
}
