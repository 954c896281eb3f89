import type { Outcome } from '../../../machines/domain/failure';
import { type PanDetails, panDetails } from '../../../machines/domain/pan-details';
import { call, type TermloanService } from '../service';

/** What the lender knows of the PAN. */
export function getPanDetails(service: TermloanService, signal: AbortSignal): Promise<Outcome<PanDetails>> {
  return call(service, { operation: 'getPanDetails', schema: panDetails, signal }, (init) =>
    service.client.GET('/pan/details', init),
  );
}

/** Gives PAN and date of birth (YYYY-MM-DD) to be verified, once per key. */
export function savePanDetails(
  service: TermloanService,
  pan: { readonly number: string; readonly dateOfBirth: string },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<PanDetails>> {
  return call(service, { operation: 'savePanDetails', schema: panDetails, signal, key }, (init) =>
    service.client.POST('/pan/details', { ...init, body: { pan_number: pan.number, dob: pan.dateOfBirth } }),
  );
}
