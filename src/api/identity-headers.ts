import type { Device } from '../../machines/domain/base/device';

/** Identity headers of every request (spec 7): the device, the merchant that the page was opened for, and the page's language. */
export interface IdentityHeaders {
  readonly 'x-request-id': string;
  readonly 'x-app': string;
  readonly 'x-device-id': string;
  readonly 'x-device-address': string;
  readonly 'x-device-brand': string;
  /** Lets the service detect that the credentials belong to another merchant; left out while no merchant is known. */
  readonly 'x-merchant-id'?: string;
  /** BCP 47. CORS-safelisted: it causes no preflight. */
  readonly 'accept-language': string;
}

/**
 * Builds the identity headers of one request.
 * @param requestId the idempotency key of a write, or a new id for a read; a retry has the same id
 * @param merchantId the merchant that the page was opened for; null while unknown
 * @param language of the page, BCP 47
 */
export function identityHeaders(
  device: Device,
  requestId: string,
  merchantId: string | null,
  language: string,
): IdentityHeaders {
  return {
    'x-request-id': requestId,
    'x-app': device.app,
    'x-device-id': device.id,
    'x-device-address': device.address,
    'x-device-brand': device.brand,
    'accept-language': language,
    ...(merchantId === null ? {} : { 'x-merchant-id': merchantId }),
  };
}
