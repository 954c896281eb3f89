import type { Credentials } from '../../machines/domain/base/device';

/**
 * Replaces a request's credentials with the current ones. Cookies are sent to another origin only in cookie mode. With an
 * authorisation header they are left out: an old cookie could belong to another merchant.
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
