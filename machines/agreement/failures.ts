import type { Failure } from '../domain/failure';

/** Why the code did not sign the agreement, or was not sent. */
export type AgreementFailure =
  | { readonly kind: 'wrongCode'; readonly attemptsLeft: number | null }
  | { readonly kind: 'expiredCode' }
  /** Too many codes or tries: `retryAfter` milliseconds to wait, null when the service did not say. */
  | { readonly kind: 'blocked'; readonly retryAfter: number | null }
  | { readonly kind: 'alreadySigned' }
  | { readonly kind: 'notConfirmed' }
  | { readonly kind: 'other'; readonly failure: Failure };

/** The one mapper from a failed call of this journey to its failure. */
export function agreementFailure(of: Failure): AgreementFailure {
  switch (of.code) {
    case 'otp_invalid':
      return { kind: 'wrongCode', attemptsLeft: of.attemptsLeft ?? null };
    case 'otp_expired':
      return { kind: 'expiredCode' };
    case 'otp_attempts_exceeded':
    case 'otp_sends_exceeded':
    case 'rate_limited':
    case 'too_many_requests':
      return { kind: 'blocked', retryAfter: of.retryAfter ?? null };
    case 'agreement_already_signed':
      return { kind: 'alreadySigned' };
    case 'offer_not_confirmed':
      return { kind: 'notConfirmed' };
    default:
      return { kind: 'other', failure: of };
  }
}
