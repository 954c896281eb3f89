import type { Outcome } from '../../../machines/domain/base/failure';
import { type LandingMerchant, landingMerchantSchema } from '../../../machines/domain/entry/landing-merchant';
import { call, type MerchantService } from '../service';

/** The merchant, with the fields that the landing page shows. */
export function getLandingMerchant(
  service: MerchantService,
  signal: AbortSignal,
): Promise<Outcome<LandingMerchant>> {
  return call(service, { operation: 'getMerchant', schema: landingMerchantSchema, signal }, (init) =>
    service.client.GET('/business_user/user', init),
  );
}
