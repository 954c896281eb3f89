/** The requested path, if it stays on this origin; otherwise the fallback. Guards against open redirects. */
export function sameOriginPath(requested: string | null, fallback: string): string {
  if (requested === null || !requested.startsWith('/')) return fallback;
  const origin = 'http://sandbox.invalid';
  try {
    const url = new URL(requested, origin);
    // `/.//elsewhere` is of this origin, but its path `//elsewhere` is a URL of another one.
    const isSameOrigin = url.origin === origin && !url.pathname.startsWith('//');
    return isSameOrigin ? `${url.pathname}${url.search}${url.hash}` : fallback;
  } catch {
    return fallback;
  }
}
