import type { Failure } from '../base/failure';
import type { OtpSent } from './otp-sent';

/** Why a one-time code was refused, or not sent; one type for all journeys. */
export type CodeFailure =
  | { readonly kind: 'wrongCode'; readonly attemptsLeft: number | null }
  | { readonly kind: 'expiredCode' }
  /** A code was just sent; the next one may be requested in `retryAfter` ms. Not a lock. */
  | { readonly kind: 'tooSoon'; readonly retryAfter: number }
  /** Too many codes or attempts; locked for `retryAfter` ms, null when the service gave no time. */
  | { readonly kind: 'blocked'; readonly retryAfter: number | null }
  /** No other code was sent, for another reason; one that was sent before can still be entered. */
  | { readonly kind: 'notSent'; readonly failure: Failure }
  | { readonly kind: 'other'; readonly failure: Failure };

/** Lock after too many attempts where the service gives no time: 10 minutes, in ms. */
const COOL_OFF = 600_000;

/** Wait before another code may be requested where the service gave none, in ms. */
export const RESEND_AFTER = 30_000;

/** Maps a failed call to a `CodeFailure`. `otp_not_sent` is treated like an expired code: the merchant requests a new one. */
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

/** A wait of up to `RESEND_AFTER` is the pause between two codes, a longer one is a lock. 0 is no wait: it would retry endlessly. */
function isShort(retryAfter: number | undefined): retryAfter is number {
  return retryAfter !== undefined && retryAfter > 0 && retryAfter <= RESEND_AFTER;
}

/** The code itself was wrong or expired: shown at the field. */
export function isAboutCode(of: { readonly kind: string } | null): boolean {
  return of?.kind === 'wrongCode' || of?.kind === 'expiredCode';
}

/** Milliseconds until another try, or another code, is allowed. */
export function coolOffOf(of: { readonly kind: string; readonly retryAfter?: number | null } | null): number {
  return of?.kind === 'blocked' || of?.kind === 'tooSoon' ? (of.retryAfter ?? COOL_OFF) : COOL_OFF;
}

/** The sent code's state, with the newest wait that the service gave. */
export function withResendWait<TSent extends Pick<OtpSent, 'resendAfter'>>(
  sent: TSent | null,
  of: { readonly kind: string; readonly retryAfter?: number | null } | null,
): TSent | null {
  if (of?.kind !== 'tooSoon' || sent === null || of.retryAfter == null) return sent;
  return { ...sent, resendAfter: of.retryAfter };
}

/** The sent code's state, with the newest number of attempts left. */
export function withTriesLeft<TSent extends Pick<OtpSent, 'attemptsLeft'>>(
  sent: TSent | null,
  of: { readonly kind: string; readonly attemptsLeft?: number | null } | null,
): TSent | null {
  if (of?.kind !== 'wrongCode' || sent === null || of.attemptsLeft == null) return sent;
  return { ...sent, attemptsLeft: of.attemptsLeft };
}

/** Whether the sent code can still be entered: not expired, with attempts left. */
export function isGoodCode(
  sent: Pick<OtpSent, 'attemptsLeft'> | null,
  of: { readonly kind: string } | null,
): boolean {
  return sent !== null && sent.attemptsLeft > 0 && of?.kind !== 'expiredCode';
}

/** Another code may be requested once the wait is over, while the service has sends left. */
export function mayResend(isResendOpen: boolean, sent: Pick<OtpSent, 'sendsLeft'> | null): boolean {
  return isResendOpen && (sent === null || sent.sendsLeft > 0);
}
