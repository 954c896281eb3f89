import type { Outcome } from '../../../machines/domain/failure';
import { type UdyamDetails, udyamDetails } from '../../../machines/domain/udyam';
import { call, type TermloanService } from '../service';

/** Udyam registration of the business. */
export function getUdyamDetails(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<UdyamDetails>> {
  return call(service, { operation: 'getUdyamDetails', schema: udyamDetails, signal }, (init) =>
    service.client.GET('/udyam-details', init),
  );
}
