import type { Outcome } from '../../../machines/domain/failure';
import { type PanDetails, panDetails } from '../../../machines/domain/pan-details';
import { call, type TermloanService } from '../service';

/** What the lender knows of the PAN. */
export function getPanDetails(service: TermloanService, signal: AbortSignal): Promise<Outcome<PanDetails>> {
  return call(service, { operation: 'getPanDetails', schema: panDetails, signal }, (init) =>
    service.client.GET('/pan/details', init),
  );
}
