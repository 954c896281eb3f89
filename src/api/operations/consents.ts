import type { Outcome } from '../../../machines/domain/base/failure';
import {
  type Consent,
  type ConsentRecord,
  type Consents,
  consentSchema,
  consentsSchema,
} from '../../../machines/domain/merchant/consent';
import { call, type TermloanService } from '../service';

/** Every consent that the merchant gave, also those that were taken back. */
export function listConsents(service: TermloanService, signal: AbortSignal): Promise<Outcome<Consents>> {
  return call(service, { operation: 'listConsents', schema: consentsSchema, signal }, (init) =>
    service.client.GET('/consents', init),
  );
}

/** Gives the consent to ask the credit bureau of this name; idempotent by key. */
export function giveConsent(
  service: TermloanService,
  { bureau, record }: { readonly bureau: string; readonly record: ConsentRecord },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<Consent>> {
  return call(service, { operation: 'giveConsent', schema: consentSchema, signal, key }, (init) =>
    service.client.POST('/consents', {
      ...init,
      body: { purpose: 'CREDIT_BUREAU', product: 'TERM_LOAN', party: bureau, ...record },
    }),
  );
}

/** Takes a consent back; idempotent by key. */
export function withdrawConsent(
  service: TermloanService,
  consentId: string,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<Consent>> {
  return call(service, { operation: 'withdrawConsent', schema: consentSchema, signal, key }, (init) =>
    service.client.POST('/consents/{id}/withdraw', {
      ...init,
      params: { ...init.params, path: { id: consentId } },
    }),
  );
}
