import { type AbProfile, abProfileSchema } from '../../../machines/domain/base/ab-profile';
import type { Outcome } from '../../../machines/domain/base/failure';
import {
  type MerchantAddress,
  merchantAddressSchema,
} from '../../../machines/domain/merchant/merchant-address';
import { type MerchantData, merchantDataSchema } from '../../../machines/domain/merchant/merchant-data';
import { call, type TermloanService } from '../service';

/** Data of the merchant's shop, such as its category. */
export function getMerchantData(
  service: TermloanService,
  merchantId: string,
  signal: AbortSignal,
): Promise<Outcome<MerchantData>> {
  return call(service, { operation: 'getMerchantData', schema: merchantDataSchema, signal }, (init) =>
    service.client.POST('/getMerchantData', { ...init, body: { merchant_id: merchantId } }),
  );
}

/** Address of the shop; null without one. */
export function getMerchantAddress(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<MerchantAddress | null>> {
  return call(service, { operation: 'getMerchantAddress', schema: merchantAddressSchema, signal }, (init) =>
    service.client.GET('/getMerchantAddress', init),
  );
}

/** The A/B experiments in which the merchant takes part. */
export function getAbProfile(
  service: TermloanService,
  merchantId: string,
  signal: AbortSignal,
): Promise<Outcome<AbProfile>> {
  return call(service, { operation: 'getAbProfile', schema: abProfileSchema, signal }, (init) =>
    service.client.POST('/ab-profile/v1', { ...init, body: { merchant_id: merchantId } }),
  );
}
