/** The auth cookie `act` lasts 1 day (spec 6), in seconds. */
const ACT_MAX_AGE = 24 * 60 * 60;

type CookieJar = Pick<Document, 'cookie'>;

/** Removes the token of an earlier host: another person may use the phone now. */
export function clearActCookie(target: CookieJar): void {
  target.cookie = 'act=; Max-Age=0; Path=/';
}

/**
 * Stores the native token as the cookie `act`, so that documents opened as pages (agreement, key facts) are authorised like
 * calls. In a plain browser the service has set the cookie itself.
 * @param expiresIn seconds until the token expires; undefined where the host did not say: the cookie then lasts one day
 */
export function storeActCookie(
  { token, expiresIn = ACT_MAX_AGE }: { readonly token: string; readonly expiresIn?: number | undefined },
  target: CookieJar,
  isSecure: boolean,
): void {
  const maxAge = Math.min(ACT_MAX_AGE, Math.floor(expiresIn));
  const secure = isSecure ? '; Secure' : '';
  target.cookie = `act=${encodeURIComponent(token)}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
}
