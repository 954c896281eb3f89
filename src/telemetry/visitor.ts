const COOKIE_NAME = 'visitor';
/** 365 days (spec 9). */
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/**
 * Random id of this browser, from its cookie; where there is none, a cookie is created for 365 days. The id is unrelated to
 * the merchant. A browser that blocks cookies gets a new id each time.
 */
export function visitorId(page: Pick<Document, 'cookie'>, isSecure: boolean, newId: () => string): string {
  const existingId = /(?:^|; )visitor=([0-9a-f]{32})(?:;|$)/.exec(page.cookie)?.[1];
  if (existingId !== undefined) return existingId;
  const id = newId();
  const secure = isSecure ? '; Secure' : '';
  page.cookie = `${COOKIE_NAME}=${id}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax${secure}`;
  return id;
}
