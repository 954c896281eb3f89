/** Maximum lifetime of the authentication cookie `act`, in seconds: one day (spec 6). */
const MAX_AGE_SECONDS = 24 * 60 * 60;

type CookieJar = Pick<Document, 'cookie'>;

/** Removes the cookie with the token of an earlier host: another person may use the phone now. */
export function clearActCookie(target: CookieJar): void {
  target.cookie = 'act=; Max-Age=0; Path=/';
}

/**
 * Stores the host's token as the cookie `act`, so that documents opened as pages (agreement, key facts) are authorised like calls.
 * Without a host, the service sets this cookie.
 * @param expiresIn seconds until the token expires; where the host did not send it, the cookie lasts one day
 */
export function storeActCookie(
  { token, expiresIn = MAX_AGE_SECONDS }: { readonly token: string; readonly expiresIn?: number | undefined },
  target: CookieJar,
  isSecure: boolean,
): void {
  const maxAge = Math.min(MAX_AGE_SECONDS, Math.floor(expiresIn));
  const secure = isSecure ? '; Secure' : '';
  target.cookie = `act=${encodeURIComponent(token)}; Max-Age=${maxAge}; Path=/; SameSite=Lax${secure}`;
}
