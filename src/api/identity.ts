import type { Device } from '../../machines/domain/base/device';

/** Who asks, and for whom the page was opened: the headers that every request carries (spec 7). */
export interface IdentityHeaders {
  readonly 'x-request-id': string;
  readonly 'x-app': string;
  readonly 'x-device-id': string;
  readonly 'x-device-address': string;
  readonly 'x-device-brand': string;
  /** Left out where nobody is known: a service then cannot tell that its cookie is another merchant's by now. */
  readonly 'x-merchant-id'?: string;
}

/**
 * Builds the identity headers of one request.
 * @param requestId the idempotency key of a write, or a fresh id for a read; a retry carries the same
 * @param merchantId the merchant that the page was opened for; null where nobody is known
 */
export function identityHeaders(
  device: Device,
  requestId: string,
  merchantId: string | null,
): IdentityHeaders {
  return {
    'x-request-id': requestId,
    'x-app': device.app,
    'x-device-id': device.id,
    'x-device-address': device.address,
    'x-device-brand': device.brand,
    ...(merchantId === null ? {} : { 'x-merchant-id': merchantId }),
  };
}
