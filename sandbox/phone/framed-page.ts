import type { IncomingMessage, ServerResponse } from 'node:http';

/** Loads the bootstrap script, which lets the surrounding phone page inject its bridge before the app's scripts run. */
const BOOTSTRAP = '<script src="/sandbox/phone/inside.js"></script>';

/** Headers that are not copied: invalid for the changed page, or about a single connection. */
const DROPPED_HEADERS: ReadonlySet<string> = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'connection',
  'keep-alive',
  'etag',
  'last-modified',
  'cache-control',
  'content-security-policy',
]);

/** Whether a page is requested for an iframe, as by the phone simulator. */
export function isFramed({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' && headers['sec-fetch-dest'] === 'iframe' && (headers.accept ?? '').includes('text/html')
  );
}

/**
 * Answers with the page of the app, and the bootstrap script before its own scripts. The page is requested from this same
 * server, so that it is the same in development and preview. The URL is built from path and query only, because a request
 * target can name another server.
 */
export async function answerFramed(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const pageUrl = new URL(`http://localhost:${incoming.socket.localPort}`);
  const [path = '/', ...query] = (incoming.url ?? '/').split('?');
  pageUrl.pathname = path;
  pageUrl.search = query.join('?');
  const page = await fetch(pageUrl, {
    headers: { accept: 'text/html', cookie: incoming.headers.cookie ?? '' },
    redirect: 'manual',
  });
  outgoing.statusCode = page.status;
  for (const [name, value] of page.headers) {
    // The app's pages forbid framing; the phone simulator is of the same origin.
    const adaptedValue = value.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
    if (!DROPPED_HEADERS.has(name) && name !== 'set-cookie') outgoing.setHeader(name, adaptedValue);
  }
  const cookies = page.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.setHeader('content-security-policy', framedPolicy(page.headers.get('content-security-policy')));
  outgoing.setHeader('x-content-type-options', 'nosniff');
  // The page is only for frames: it must not be cached for the same URL outside of a frame.
  outgoing.setHeader('cache-control', 'no-store');
  outgoing.end((await page.text()).replace('<head>', `<head>${BOOTSTRAP}`));
}

/** The page's Content-Security-Policy, changed so that pages of this origin may frame it. */
function framedPolicy(policy: string | null): string {
  const otherDirectives = (policy ?? '')
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !directive.startsWith('frame-ancestors'));
  return [...otherDirectives, "frame-ancestors 'self'"].join('; ');
}
