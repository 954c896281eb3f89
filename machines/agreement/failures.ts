import type { Failure } from '../domain/base/failure';
import { type CodeFailure, codeFailure } from '../domain/identity/one-time-code';

/** Why the code did not sign the agreement, or was not sent. */
export type AgreementFailure =
  | CodeFailure
  | { readonly kind: 'alreadySigned' }
  | { readonly kind: 'notConfirmed' }
  /** Its papers say something else than what the merchant read. */
  | { readonly kind: 'changed' };

/** The one mapper from a failed call of this journey to its failure. */
export function agreementFailure(of: Failure): AgreementFailure {
  if (of.code === 'agreement_already_signed') return { kind: 'alreadySigned' };
  if (of.code === 'agreement_changed') return { kind: 'changed' };
  return of.code === 'offer_not_confirmed' ? { kind: 'notConfirmed' } : codeFailure(of);
}
