import type { Outcome } from '../../../machines/domain/base/failure';
import {
  type IdentityVerificationStatus,
  identityVerificationStatusSchema,
  type KycValidity,
  kycValiditySchema,
} from '../../../machines/domain/identity/kyc';
import { type KycDocument, kycDocumentsSchema } from '../../../machines/domain/identity/kyc-document';
import type { ConsentRecord } from '../../../machines/domain/merchant/consent';
import { call, type TermloanService } from '../service';

/** Status of the identity checks. */
export function getIdentityVerificationStatus(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<IdentityVerificationStatus>> {
  return call(
    service,
    { operation: 'getIdentityVerificationStatus', schema: identityVerificationStatusSchema, signal },
    (init) => service.client.GET('/identityVerificationStatus', init),
  );
}

/** Whether an earlier identity check is still valid. */
export function getKycValidity(service: TermloanService, signal: AbortSignal): Promise<Outcome<KycValidity>> {
  return call(service, { operation: 'getKycValidity', schema: kycValiditySchema, signal }, (init) =>
    service.client.GET('/kycValidity', init),
  );
}

/** The uploaded documents. */
export function listKycDocuments(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<readonly KycDocument[]>> {
  return call(service, { operation: 'listKycDocuments', schema: kycDocumentsSchema, signal }, (init) =>
    service.client.GET('/kycDocuments', init),
  );
}

/** Starts the check with the central KYC registry, with the merchant's consent and what was read; idempotent by key. */
export function startCkyc(
  service: TermloanService,
  agreed: { readonly consent: boolean; readonly record: ConsentRecord },
  key: string,
  signal: AbortSignal,
): Promise<Outcome<IdentityVerificationStatus>> {
  return call(
    service,
    { operation: 'startCkyc', schema: identityVerificationStatusSchema, signal, key },
    (init) =>
      service.client.POST('/ckyc', {
        ...init,
        body: { consent: agreed.consent, consent_record: agreed.record },
      }),
  );
}
