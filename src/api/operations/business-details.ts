import type { Outcome } from '../../../machines/domain/base/failure';
import { type BusinessDetails, businessDetailsSchema } from '../../../machines/domain/udyam/business-details';
import { call, type TermloanService } from '../service';

/** Details of the merchant's business. */
export function getBusinessDetails(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<BusinessDetails>> {
  return call(service, { operation: 'getBusinessDetails', schema: businessDetailsSchema, signal }, (init) =>
    service.client.GET('/v1/BusinessDetails', init),
  );
}
