import type { IncomingMessage, ServerResponse } from 'node:http';

/** Runs before the app's scripts, so that the surrounding phone can inject its bridge. */
const BOOTSTRAP = '<script src="/sandbox/phone/inside.js"></script>';

/** Headers that are invalid for the changed page, or belong to one connection. */
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

/** Whether a page of the app is opened in a frame, as by the sandbox's phone. */
export function isFramed({ method, headers }: IncomingMessage): boolean {
  return (
    method === 'GET' && headers['sec-fetch-dest'] === 'iframe' && (headers.accept ?? '').includes('text/html')
  );
}

/**
 * Answers with the app's own page, with the bootstrap before all its scripts. The page is requested from this server, so that
 * development, preview and Content-Security-Policy apply: the URL is built from the path only, because a request target can
 * name another server.
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
    // The hosted page forbids framing: this frame is the sandbox's own.
    const adaptedValue = value.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
    if (!DROPPED_HEADERS.has(name) && name !== 'set-cookie') outgoing.setHeader(name, adaptedValue);
  }
  const cookies = page.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  outgoing.setHeader('content-security-policy', framedPolicy(page.headers.get('content-security-policy')));
  outgoing.setHeader('x-content-type-options', 'nosniff');
  // The same URL outside of a frame is another page: neither may be cached for the other.
  outgoing.setHeader('cache-control', 'no-store');
  outgoing.end((await page.text()).replace('<head>', `<head>${BOOTSTRAP}`));
}

/** The page's own policy; only pages of this origin, such as the phone, may frame it. */
function framedPolicy(policy: string | null): string {
  const otherDirectives = (policy ?? '')
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && !directive.startsWith('frame-ancestors'));
  return [...otherDirectives, "frame-ancestors 'self'"].join('; ');
}
