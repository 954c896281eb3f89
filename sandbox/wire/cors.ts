/** Which pages of other origins may call the APIs (CORS; the Fetch standard, 3.3). */
export interface CrossOrigin {
  /** Origins such as `http://app.shop.localhost:4173`. */
  readonly origins: readonly string[];
  /** Whether their requests may have the cookie `act`. */
  readonly credentials: boolean;
  /** Response headers that they may read, besides the safelisted ones. */
  readonly exposed: readonly string[];
}

type Fetch = (request: Request) => Promise<Response>;

/** Request headers that they may send, besides the safelisted ones (docs/hosting.md). */
const ALLOWED_HEADERS = [
  'authorization',
  'content-type',
  'x-app',
  'x-business-id',
  'x-device-address',
  'x-device-brand',
  'x-device-id',
  'x-merchant-id',
  'x-request-id',
];

/**
 * Reads SANDBOX_CORS_ORIGINS (comma-separated), SANDBOX_CORS_CREDENTIALS (`on`) and SANDBOX_CORS_EXPOSE (comma-separated).
 * @param environment variables of the process
 * @returns null when no other origin may call
 */
export function crossOriginOf(environment: Readonly<Record<string, string | undefined>>): CrossOrigin | null {
  const splitList = (text = '') =>
    text.split(',').flatMap((item) => (item.trim() === '' ? [] : [item.trim()]));
  const origins = splitList(environment.SANDBOX_CORS_ORIGINS);
  if (origins.length === 0) return null;
  return {
    origins,
    credentials: environment.SANDBOX_CORS_CREDENTIALS === 'on',
    exposed: splitList(environment.SANDBOX_CORS_EXPOSE),
  };
}

/**
 * Wraps a fetch handler: lets pages of the listed origins call the APIs. The sandbox's pages and control API stay
 * same-origin.
 */
export function withCors(fetch: Fetch, allowed: CrossOrigin | null): Fetch {
  if (allowed === null) return fetch;
  return async (request) => {
    const origin = request.headers.get('origin');
    if (!new URL(request.url).pathname.startsWith('/api/')) return fetch(request);
    const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
    const answer = isPreflight ? new Response(null, { status: 204 }) : await fetch(request);
    const headers = new Headers(answer.headers);
    headers.append('vary', 'Origin');
    if (origin !== null && allowed.origins.includes(origin)) {
      headers.set('access-control-allow-origin', origin);
      if (allowed.credentials) headers.set('access-control-allow-credentials', 'true');
      if (allowed.exposed.length > 0)
        headers.set('access-control-expose-headers', allowed.exposed.join(', '));
      if (isPreflight) {
        headers.set('access-control-allow-methods', 'GET, POST, PUT, PATCH');
        headers.set('access-control-allow-headers', ALLOWED_HEADERS.join(', '));
      }
    }
    return new Response(answer.body, { status: answer.status, headers });
  };
}
