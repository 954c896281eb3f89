import type { Failure } from '../base/failure';
import type { OtpSent } from './otp-sent';

/** Why a one-time code was refused, or not sent. Used by all journeys. */
export type CodeFailure =
  | { readonly kind: 'wrongCode'; readonly attemptsLeft: number | null }
  | { readonly kind: 'expiredCode' }
  /** The next code may be requested in `retryAfter` ms. This is the usual pause between two codes, not a lock. */
  | { readonly kind: 'tooSoon'; readonly retryAfter: number }
  /** Too many codes or attempts; locked for `retryAfter` ms, null when the service gave no time. */
  | { readonly kind: 'blocked'; readonly retryAfter: number | null }
  /** No new code was sent, for another reason. An earlier code can still be entered. */
  | { readonly kind: 'notSent'; readonly failure: Failure }
  | { readonly kind: 'other'; readonly failure: Failure };

/** Lock after too many attempts, when the service gives no time. */
const DEFAULT_LOCK_MS = 600_000;

/** Wait in ms before another code may be requested, when the service gives none. */
export const DEFAULT_RESEND_WAIT_MS = 30_000;

/** Maps a failed call to a `CodeFailure`. `otp_not_sent` is treated like an expired code: the merchant requests a new one. */
export function codeFailure(failure: Failure): CodeFailure {
  switch (failure.code) {
    case 'otp_invalid':
      return { kind: 'wrongCode', attemptsLeft: failure.attemptsLeft ?? null };
    case 'otp_expired':
    case 'otp_not_sent':
      return { kind: 'expiredCode' };
    case 'rate_limited':
    case 'too_many_requests':
      return isResendPause(failure.retryAfter)
        ? { kind: 'tooSoon', retryAfter: failure.retryAfter }
        : { kind: 'blocked', retryAfter: failure.retryAfter ?? null };
    case 'otp_attempts_exceeded':
    case 'otp_sends_exceeded':
      return { kind: 'blocked', retryAfter: failure.retryAfter ?? null };
    default:
      return { kind: 'other', failure };
  }
}

/** Whether a wait is the usual pause between two codes. A longer one is a lock. 0 is no pause: it would cause endless retries. */
function isResendPause(retryAfter: number | undefined): retryAfter is number {
  return retryAfter !== undefined && retryAfter > 0 && retryAfter <= DEFAULT_RESEND_WAIT_MS;
}

/** Milliseconds until another attempt, or another code, is allowed. */
export function codeRetryWaitMs(
  failure: { readonly kind: string; readonly retryAfter?: number | null } | null,
): number {
  return failure?.kind === 'blocked' || failure?.kind === 'tooSoon'
    ? (failure.retryAfter ?? DEFAULT_LOCK_MS)
    : DEFAULT_LOCK_MS;
}

/** The sent code, with the wait for the next one updated after a request that came too soon. */
export function withResendWait<TSent extends Pick<OtpSent, 'resendAfter'>>(
  sent: TSent | null,
  failure: { readonly kind: string; readonly retryAfter?: number | null } | null,
): TSent | null {
  if (failure?.kind !== 'tooSoon' || sent === null || failure.retryAfter == null) return sent;
  return { ...sent, resendAfter: failure.retryAfter };
}

/** The sent code, with the attempts left updated after a wrong code. */
export function withAttemptsLeft<TSent extends Pick<OtpSent, 'attemptsLeft'>>(
  sent: TSent | null,
  failure: { readonly kind: string; readonly attemptsLeft?: number | null } | null,
): TSent | null {
  if (failure?.kind !== 'wrongCode' || sent === null || failure.attemptsLeft == null) return sent;
  return { ...sent, attemptsLeft: failure.attemptsLeft };
}

/** Whether the sent code can still be entered: it has not expired, and attempts are left. */
export function isGoodCode(
  sent: Pick<OtpSent, 'attemptsLeft'> | null,
  failure: { readonly kind: string } | null,
): boolean {
  return sent !== null && sent.attemptsLeft > 0 && failure?.kind !== 'expiredCode';
}

/** Whether another code may be requested: the wait is over, and the service still sends one. */
export function mayResend(isWaitOver: boolean, sent: Pick<OtpSent, 'sendsLeft'> | null): boolean {
  return isWaitOver && (sent === null || sent.sendsLeft > 0);
}
