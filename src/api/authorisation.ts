import type { Credentials } from '../../machines/domain/base/device';

/**
 * Puts the credentials of now on a request, in place of those it carries. The cookie goes to another origin, too, where it
 * is who we are; beside a header it does not, so that no older cookie says somebody else.
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
