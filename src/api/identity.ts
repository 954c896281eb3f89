import type { Device } from '../../machines/domain/base/device';

/** Identity headers of every request (spec 7): the device, and the merchant that the page was opened for. */
export interface IdentityHeaders {
  readonly 'x-request-id': string;
  readonly 'x-app': string;
  readonly 'x-device-id': string;
  readonly 'x-device-address': string;
  readonly 'x-device-brand': string;
  /** Left out while no merchant is known: the service then cannot detect that its cookie belongs to another merchant. */
  readonly 'x-merchant-id'?: string;
}

/**
 * Builds the identity headers of one request.
 * @param requestId the idempotency key of a write, or a fresh id for a read; a retry carries the same
 * @param merchantId the merchant that the page was opened for; null while unknown
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
