import type { Credentials } from '../../machines/domain/device';

/** Puts the credentials of now on a request, in place of those it carries. */
export function authorise(request: Request, credentials: Credentials): Request {
  request.headers.delete('authorization');
  request.headers.delete('x-business-id');
  if (credentials.mode === 'token') request.headers.set('authorization', `Bearer ${credentials.token}`);
  if (credentials.mode === 'business-id') request.headers.set('x-business-id', credentials.businessId);
  return request;
}
