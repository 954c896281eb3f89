import type { Outcome } from '../../../machines/domain/base/failure';
import { type Merchant, merchant } from '../../../machines/domain/merchant/merchant';
import { call, type MerchantService } from '../service';

/** The merchant who is signed in. */
export function getMerchant(service: MerchantService, signal: AbortSignal): Promise<Outcome<Merchant>> {
  return call(service, { operation: 'getMerchant', schema: merchant, signal }, (init) =>
    service.client.GET('/business_user/user', init),
  );
}

/** The merchant whose credentials the call carries, whoever the page was opened for. */
export function askWhoIsHere(service: MerchantService, signal: AbortSignal): Promise<Outcome<Merchant>> {
  return getMerchant({ ...service, merchantId: () => null }, signal);
}
