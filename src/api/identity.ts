import type { Device } from '../../machines/domain/device';

/** Who asks: the headers that every request carries (spec 7). */
export interface IdentityHeaders {
  readonly 'x-request-id': string;
  readonly 'x-app': string;
  readonly 'x-device-id': string;
  readonly 'x-device-address': string;
  readonly 'x-device-brand': string;
}

/**
 * Builds the identity headers of one request.
 * @param requestId the idempotency key of a write, or a fresh id for a read; a retry carries the same
 */
export function identityHeaders(device: Device, requestId: string): IdentityHeaders {
  return {
    'x-request-id': requestId,
    'x-app': device.app,
    'x-device-id': device.id,
    'x-device-address': device.address,
    'x-device-brand': device.brand,
  };
}
