/** The auth cookie `act` lasts 1 day (spec 6), in seconds. */
const ACT_MAX_AGE = 24 * 60 * 60;

/**
 * Keeps the native token as the cookie `act`, so that documents opened as pages (agreement, key facts) are authorised
 * like calls. In a plain browser the service has set the cookie itself.
 */
export function keepActCookie(token: string, target: Pick<Document, 'cookie'>, isSecure: boolean): void {
  const secure = isSecure ? '; Secure' : '';
  target.cookie = `act=${encodeURIComponent(token)}; Max-Age=${ACT_MAX_AGE}; Path=/; SameSite=Lax${secure}`;
}
