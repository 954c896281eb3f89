import type { Outcome } from '../../../machines/domain/base/failure';
import { type UdyamDetails, udyamDetailsSchema } from '../../../machines/domain/udyam/udyam';
import { call, type TermloanService } from '../service';

/** Udyam registration of the business. */
export function getUdyamDetails(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<UdyamDetails>> {
  return call(service, { operation: 'getUdyamDetails', schema: udyamDetailsSchema, signal }, (init) =>
    service.client.GET('/udyam-details', init),
  );
}
