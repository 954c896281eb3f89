import type { Outcome } from '../../../machines/domain/base/failure';
import { type PanStatus, panStatusSchema } from '../../../machines/domain/identity/pan-status';
import type { ConsentRecord } from '../../../machines/domain/merchant/consent';
import { call, type TermloanService } from '../service';

/** Status of the merchant's PAN, with the name and the last four characters; date of birth and e-mail are left out. */
export function getPanDetails(service: TermloanService, signal: AbortSignal): Promise<Outcome<PanStatus>> {
  return call(service, { operation: 'getPanDetails', schema: panStatusSchema, signal }, (init) =>
    service.client.GET('/pan/details', init),
  );
}

/** Sends PAN and date of birth (YYYY-MM-DD) for verification, with what was agreed to; idempotent by key. */
export function savePanDetails(
  service: TermloanService,
  pan: { readonly number: string; readonly dateOfBirth: string },
  record: ConsentRecord,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<PanStatus>> {
  return call(service, { operation: 'savePanDetails', schema: panStatusSchema, signal, key }, (init) =>
    service.client.POST('/pan/details', {
      ...init,
      body: { pan_number: pan.number, dob: pan.dateOfBirth, consent_record: record },
    }),
  );
}
