const COOKIE = 'visitor';
/** The cookie lasts 365 days (spec 9), in seconds. */
const MAX_AGE = 365 * 24 * 60 * 60;

/**
 * Random id of this browser, from its cookie; created for 365 days where missing. It is unrelated to the merchant. A browser
 * without cookies gets a new one each time.
 */
export function visitorId(target: Pick<Document, 'cookie'>, isSecure: boolean, newId: () => string): string {
  const found = /(?:^|; )visitor=([0-9a-f]{32})(?:;|$)/.exec(target.cookie)?.[1];
  if (found !== undefined) return found;
  const id = newId();
  const secure = isSecure ? '; Secure' : '';
  target.cookie = `${COOKIE}=${id}; Max-Age=${MAX_AGE}; Path=/; SameSite=Lax${secure}`;
  return id;
}
