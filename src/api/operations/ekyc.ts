import type { Outcome } from '../../../machines/domain/base/failure';
import { type Ekyc, ekycSchema } from '../../../machines/domain/identity/ekyc';
import type { ConsentRecord } from '../../../machines/domain/merchant/consent';
import { call, type TermloanService } from '../service';

/** Starts an Aadhaar check, with the merchant's consent and what was read; idempotent by key. */
export function startEkyc(
  service: TermloanService,
  agreed: { readonly consent: boolean; readonly record: ConsentRecord },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<Ekyc>> {
  return call(service, { operation: 'startEkyc', schema: ekycSchema, signal, key }, (init) =>
    service.client.POST('/ekyc', {
      ...init,
      body: { consent: agreed.consent, consent_record: agreed.record },
    }),
  );
}

/** Status of an Aadhaar check. */
export function getEkyc(service: TermloanService, id: string, signal: AbortSignal): Promise<Outcome<Ekyc>> {
  return call(service, { operation: 'getEkyc', schema: ekycSchema, signal }, (init) =>
    service.client.GET('/ekyc/{id}', { ...init, params: { ...init.params, path: { id } } }),
  );
}

/** Retries the check with the mobile number linked to the Aadhaar (ten digits). */
export function updateEkycMobile(
  service: TermloanService,
  change: { readonly ekycId: string; readonly mobile: string },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<Ekyc>> {
  return call(service, { operation: 'updateEkycMobile', schema: ekycSchema, signal, key }, (init) =>
    service.client.POST('/ekycMobile', {
      ...init,
      body: { ekyc_id: change.ekycId, mobile: change.mobile },
    }),
  );
}
