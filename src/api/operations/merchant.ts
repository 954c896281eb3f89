import type { Outcome } from '../../../machines/domain/base/failure';
import { type Merchant, merchantSchema } from '../../../machines/domain/merchant/merchant';
import { call, type MerchantService } from '../service';

/** The signed-in merchant. */
export function getMerchant(service: MerchantService, signal: AbortSignal): Promise<Outcome<Merchant>> {
  return call(service, { operation: 'getMerchant', schema: merchantSchema, signal }, (init) =>
    service.client.GET('/business_user/user', init),
  );
}

/** The merchant of the current credentials, even if the page was opened for another merchant. */
export function readCurrentMerchant(
  service: MerchantService,
  signal: AbortSignal,
): Promise<Outcome<Merchant>> {
  return getMerchant({ ...service, merchantId: () => null }, signal);
}
