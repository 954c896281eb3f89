import * as v from 'valibot';
import type { Outcome } from '../../../machines/domain/base/failure';
import { agreementOtpSchema, type OtpSent } from '../../../machines/domain/identity/otp-sent';
import {
  type Agreement,
  agreementInfoSchema,
  type SignedAgreement,
  signedAgreementSchema,
} from '../../../machines/domain/loan/agreement';
import type { ConsentRecord } from '../../../machines/domain/merchant/consent';
import { call, type TermloanService } from '../service';

/** The signed agreement, or the one to be signed; null before one is created. */
export function getAgreementInfo(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<Agreement | null>> {
  return call(service, { operation: 'getAgreementInfo', schema: agreementInfoSchema, signal }, (init) =>
    service.client.GET('/agreementInfo', init),
  );
}

/** Schema of the answer of createAgreement, which always has an agreement. */
export const createdAgreementSchema = v.nonNullable(agreementInfoSchema);

/** Creates the agreement for the confirmed offer; idempotent by key. */
export function createAgreement(
  service: TermloanService,
  offerId: string,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<Agreement>> {
  return call(
    service,
    { operation: 'createAgreement', schema: createdAgreementSchema, signal, key },
    (init) => service.client.POST('/createAgreement', { ...init, body: { loan_offer_id: offerId } }),
  );
}

/** Sends the one-time code that signs the agreement. */
export function sendAgreementOtp(
  service: TermloanService,
  agreementId: string,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<OtpSent>> {
  return call(service, { operation: 'sendAgreementOtp', schema: agreementOtpSchema, signal, key }, (init) =>
    service.client.POST('/agreementOtp', { ...init, body: { loan_agreement_id: agreementId } }),
  );
}

/** Signature of an agreement. */
interface Signature {
  readonly agreementId: string;
  /** Version of the documents that the merchant was shown; null where unknown. */
  readonly documentVersion: string | null;
  /** Reference of the sent one-time code. */
  readonly reference: string;
  /** The one-time code. */
  readonly code: string;
  /** What the merchant agreed to before the code was sent. */
  readonly record: ConsentRecord;
}

/** Signs the shown version of the agreement with the one-time code; idempotent by key. */
export function signAgreement(
  service: TermloanService,
  signature: Signature,
  key: string,
  signal: AbortSignal,
): Promise<Outcome<SignedAgreement>> {
  return call(service, { operation: 'signAgreement', schema: signedAgreementSchema, signal, key }, (init) =>
    service.client.POST('/signAgreement', {
      ...init,
      body: {
        loan_agreement_id: signature.agreementId,
        otp_reference: signature.reference,
        otp: signature.code,
        consent_record: signature.record,
        ...(signature.documentVersion === null ? {} : { paper_version: signature.documentVersion }),
      },
    }),
  );
}
