/** The auth cookie `act` lasts 1 day (spec 6), in seconds. */
const ACT_MAX_AGE = 24 * 60 * 60;

type CookieJar = Pick<Document, 'cookie'>;

/** Forgets the token that a host gave earlier: the phone may be in other hands now. */
export function forgetActCookie(target: CookieJar): void {
  target.cookie = 'act=; Max-Age=0; Path=/';
}

/**
 * Keeps the native token as the cookie `act`, so that documents opened as pages (agreement, key facts) are authorised
 * like calls. In a plain browser the service has set the cookie itself.
 */
export function keepActCookie(token: string, target: CookieJar, isSecure: boolean): void {
  const secure = isSecure ? '; Secure' : '';
  target.cookie = `act=${encodeURIComponent(token)}; Max-Age=${ACT_MAX_AGE}; Path=/; SameSite=Lax${secure}`;
}
