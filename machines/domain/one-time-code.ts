import type { Failure } from './failure';
import type { OtpSent } from './otp-sent';

/** Why a one-time code was not taken, or not sent; the same for every journey that asks for one. */
export type CodeFailure =
  | { readonly kind: 'wrongCode'; readonly attemptsLeft: number | null }
  | { readonly kind: 'expiredCode' }
  /** A code went out a moment ago: the next one in `retryAfter` milliseconds. It locks nothing. */
  | { readonly kind: 'tooSoon'; readonly retryAfter: number }
  /** Too many codes or tries: `retryAfter` milliseconds to wait, null when the service did not say. */
  | { readonly kind: 'blocked'; readonly retryAfter: number | null }
  | { readonly kind: 'other'; readonly failure: Failure };

/** Waits this long after too many tries when the service does not say how long (10 minutes, in ms). */
const COOL_OFF = 600_000;

/** Waits this long before another code where nothing is known of the one that is out (domain.md, in ms). */
export const RESEND_AFTER = 30_000;

/** The one mapper from a failed call around a code to its failure. A code that nobody sent is as good as an old one. */
export function codeFailure(of: Failure): CodeFailure {
  switch (of.code) {
    case 'otp_invalid':
      return { kind: 'wrongCode', attemptsLeft: of.attemptsLeft ?? null };
    case 'otp_expired':
    case 'otp_not_sent':
      return { kind: 'expiredCode' };
    case 'rate_limited':
    case 'too_many_requests':
      return isShort(of.retryAfter)
        ? { kind: 'tooSoon', retryAfter: of.retryAfter }
        : { kind: 'blocked', retryAfter: of.retryAfter ?? null };
    case 'otp_attempts_exceeded':
    case 'otp_sends_exceeded':
      return { kind: 'blocked', retryAfter: of.retryAfter ?? null };
    default:
      return { kind: 'other', failure: of };
  }
}

/** A wait no longer than that between two codes is one; a longer one is a lock. None at all would ask without end. */
function isShort(retryAfter: number | undefined): retryAfter is number {
  return retryAfter !== undefined && retryAfter > 0 && retryAfter <= RESEND_AFTER;
}

/** Whether it is the code itself that was not right: said beside the field. */
export function isAboutCode(of: { readonly kind: string } | null): boolean {
  return of?.kind === 'wrongCode' || of?.kind === 'expiredCode';
}

/** Milliseconds until another try after too many, or until another code after one that is just out. */
export function coolOffOf(of: { readonly kind: string; readonly retryAfter?: number | null } | null): number {
  return of?.kind === 'blocked' || of?.kind === 'tooSoon' ? (of.retryAfter ?? COOL_OFF) : COOL_OFF;
}

/** What is known of the code that is out, with the service's newest word on when another one may be sent. */
export function withResendWait<TSent extends Pick<OtpSent, 'resendAfter'>>(
  sent: TSent | null,
  of: { readonly kind: string; readonly retryAfter?: number | null } | null,
): TSent | null {
  if (of?.kind !== 'tooSoon' || sent === null || of.retryAfter == null) return sent;
  return { ...sent, resendAfter: of.retryAfter };
}

/** What is known of the code that is out, with the tries that the service says are left. */
export function withTriesLeft<TSent extends Pick<OtpSent, 'attemptsLeft'>>(
  sent: TSent | null,
  of: { readonly kind: string; readonly attemptsLeft?: number | null } | null,
): TSent | null {
  if (of?.kind !== 'wrongCode' || sent === null || of.attemptsLeft == null) return sent;
  return { ...sent, attemptsLeft: of.attemptsLeft };
}

/** Whether the code that is out can still be typed, for all that is known: not too old, with tries left. */
export function isGoodCode(
  sent: Pick<OtpSent, 'attemptsLeft'> | null,
  of: { readonly kind: string } | null,
): boolean {
  return sent !== null && sent.attemptsLeft > 0 && of?.kind !== 'expiredCode';
}

/** A code may be sent again once its wait is over, while the service has sends left, for all that is known. */
export function mayResend(isResendOpen: boolean, sent: Pick<OtpSent, 'sendsLeft'> | null): boolean {
  return isResendOpen && (sent === null || sent.sendsLeft > 0);
}
