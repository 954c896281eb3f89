import * as v from 'valibot';

import type { Outcome } from '../../machines/domain/base/failure';
import { codeFailure, isGoodCode } from '../../machines/domain/identity/one-time-code';
import type { OtpSent } from '../../machines/domain/identity/otp-sent';
import type { ConsentRecord } from '../../machines/domain/merchant/consent';
import type { App } from './app';

/**
 * Data of a sent one-time code that this phone stores, with what was agreed to: neither the code nor the phone number. Its times are in
 * milliseconds from now; stored are the moments.
 */
type StoredCode = Omit<OtpSent, 'sentTo'>;

type SentCodeStore = Pick<App, 'storage' | 'clock'>;

/** @param subject what the code is for, different for each kind of code: a phone, an agreement with its id, a type of Udyam's codes */
const keyOf = (subject: string) => `code:${subject}`;

/**
 * Stores the data of a sent code, and what was agreed to before, so that it can be entered after a reload, and after the phone ended
 * the app's process while the merchant read the message. Without a sent code nothing changes.
 */
export function storeSentCode<TSent extends StoredCode>(
  { storage, clock }: SentCodeStore,
  subject: string,
  outcome: Outcome<TSent>,
  consent: ConsentRecord | null = null,
): void {
  if (!outcome.ok) return;
  const { reference, resendAfter, expiresIn, sendsLeft, attemptsLeft } = outcome.data;
  const now = clock.now();
  const times = [now + resendAfter, now + expiresIn];
  storage.write(keyOf(subject), [reference, ...times, sendsLeft, attemptsLeft, consent]);
}

/** Removes the data of a sent code that can no longer be entered. */
export function clearSentCode({ storage }: Pick<SentCodeStore, 'storage'>, subject: string): void {
  storage.write(keyOf(subject), null);
}

/**
 * Updates a sent code by the outcome of its check: removes it when it was accepted or has expired, otherwise stores the attempts left,
 * if the service said how many.
 */
export function updateSentCode<TData>(store: SentCodeStore, subject: string, outcome: Outcome<TData>): void {
  const { storage } = store;
  const stored = storage.read(keyOf(subject));
  if (outcome.ok || codeFailure(outcome.failure).kind === 'expiredCode') {
    clearSentCode(store, subject);
    return;
  }
  // With this refusal no attempt is left, whether the service says so or only until when it is locked.
  const isLocked = outcome.failure.code === 'otp_attempts_exceeded';
  const attemptsLeft = isLocked ? 0 : outcome.failure.attemptsLeft;
  if (attemptsLeft !== undefined && Array.isArray(stored))
    storage.write(keyOf(subject), [...stored.slice(0, 4), attemptsLeft, ...stored.slice(5)]);
}

/** Data of the code that was sent from this phone and can still be entered: it has not expired, and attempts are left. Null without one. */
export function readSentCode({ storage, clock }: SentCodeStore, subject: string): StoredCode | null {
  const stored = storage.read(keyOf(subject));
  if (!Array.isArray(stored)) return null;
  const [reference, resendAt, expiresAt, sendsLeft, attemptsLeft]: readonly unknown[] = stored;
  const now = clock.now();
  if (!isNumber(resendAt) || !isNumber(expiresAt) || !isNumber(sendsLeft) || !isNumber(attemptsLeft))
    return null;
  if (expiresAt <= now || !isGoodCode({ attemptsLeft }, null)) return null;
  return {
    reference: typeof reference === 'string' ? reference : null,
    resendAfter: Math.max(0, resendAt - now),
    expiresIn: expiresAt - now,
    sendsLeft,
    attemptsLeft,
  };
}

/** What was agreed to before the stored code was sent, as it was read; null without one. */
export function readSentConsent(
  { storage }: Pick<SentCodeStore, 'storage'>,
  subject: string,
): ConsentRecord | null {
  const stored = storage.read(keyOf(subject));
  const consent = v.safeParse(consentRecordSchema, Array.isArray(stored) ? stored[5] : null);
  return consent.success ? consent.output : null;
}

const consentRecordSchema = v.object({ text: v.string(), version: v.string(), language: v.string() });

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
