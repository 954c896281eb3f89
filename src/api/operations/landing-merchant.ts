import type { Outcome } from '../../../machines/domain/base/failure';
import { type LandingMerchant, landingMerchant } from '../../../machines/domain/entry/landing-merchant';
import { call, type MerchantService } from '../service';

/** The merchant, with the fields that the landing page shows. */
export function getLandingMerchant(
  service: MerchantService,
  signal: AbortSignal,
): Promise<Outcome<LandingMerchant>> {
  return call(service, { operation: 'getMerchant', schema: landingMerchant, signal }, (init) =>
    service.client.GET('/business_user/user', init),
  );
}
