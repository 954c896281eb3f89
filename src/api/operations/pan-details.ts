import type { Outcome } from '../../../machines/domain/base/failure';
import { type PanStanding, panStanding } from '../../../machines/domain/identity/pan-standing';
import { call, type TermloanService } from '../service';

/** What the lender knows of the PAN; the birthday and the e-mail are left where they are. */
export function getPanDetails(service: TermloanService, signal: AbortSignal): Promise<Outcome<PanStanding>> {
  return call(service, { operation: 'getPanDetails', schema: panStanding, signal }, (init) =>
    service.client.GET('/pan/details', init),
  );
}

/** Gives PAN and date of birth (YYYY-MM-DD) to be verified, once per key. */
export function savePanDetails(
  service: TermloanService,
  pan: { readonly number: string; readonly dateOfBirth: string },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<PanStanding>> {
  return call(service, { operation: 'savePanDetails', schema: panStanding, signal, key }, (init) =>
    service.client.POST('/pan/details', { ...init, body: { pan_number: pan.number, dob: pan.dateOfBirth } }),
  );
}
