import type { Credentials } from '../../machines/domain/base/device';

/**
 * Replaces a request's credentials with the current ones. To services of another origin cookies are sent in cookie mode only: beside a
 * header, an old one could belong to another merchant. To the page's own origin the browser sends them beside a header, too: there
 * `act` has the same token, or was removed (`act-cookie.ts`).
 */
export function authorise(unauthorised: Request, credentials: Credentials): Request {
  const request = new Request(unauthorised, {
    credentials: credentials.mode === 'cookie' ? 'include' : 'same-origin',
  });
  request.headers.delete('authorization');
  request.headers.delete('x-business-id');
  if (credentials.mode === 'token') request.headers.set('authorization', `Bearer ${credentials.token}`);
  if (credentials.mode === 'business-id') request.headers.set('x-business-id', credentials.businessId);
  return request;
}
