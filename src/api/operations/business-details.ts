import { type BusinessDetails, businessDetails } from '../../../machines/domain/business-details';
import type { Outcome } from '../../../machines/domain/failure';
import { call, type TermloanService } from '../service';

/** Facts of the business. */
export function getBusinessDetails(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<BusinessDetails>> {
  return call(service, { operation: 'getBusinessDetails', schema: businessDetails, signal }, (init) =>
    service.client.GET('/v1/BusinessDetails', init),
  );
}
