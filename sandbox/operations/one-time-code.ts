import { randomInt } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type Call, fail, type Refusal } from '../base/operation';
import { recordEvent } from '../database/merchant';
import { newId } from '../database/new-id';
import { otpCounts, otps } from '../database/schema';

/** Limits of one-time codes; times in seconds. */
export const OTP_LIMITS = {
  resendAfter: 30,
  expiresIn: 300,
  sends: 3,
  maxAttempts: 5,
  retryWait: 600,
} as const;

/** What a code is for: the key by which codes and wrong entries are counted. */
export interface CodeSubject {
  purpose: 'agreement' | 'mandate-phone' | 'ekyc' | 'udyam' | 'lead';
  /** Id of the agreement, lead, Aadhaar check or merchant; for Udyam the type of code. */
  subject: string;
}

export interface SentCode {
  reference: string;
  sentTo: string;
  resendAfter: number;
  expiresIn: number;
  sendsLeft: number;
  attemptsLeft: number;
}

/**
 * Sends a six-digit code to the inbox (`/sandbox/inbox`). Limits: one code in 30 s, and three codes, then a retry wait of 600
 * s.
 */
export async function sendCode(
  call: Call,
  { purpose, subject }: CodeSubject,
  sentTo: string,
): Promise<{ sent: SentCode } | { refusal: Refusal }> {
  const { tx, merchant, now } = call;
  const { sends, failed, lastSentAt, lockedUntil } = await countsOf(call, { purpose, subject });
  if (now < lockedUntil) return { refusal: fail(429, 'rate_limited', { retry_after: lockedUntil - now }) };
  if (sends >= OTP_LIMITS.sends)
    return {
      refusal: fail(429, 'otp_sends_exceeded', { retry_after: lastSentAt + OTP_LIMITS.retryWait - now }),
    };
  const nextSend = lastSentAt + OTP_LIMITS.resendAfter;
  if (sends > 0 && now < nextSend)
    return { refusal: fail(429, 'rate_limited', { retry_after: nextSend - now }) };
  const reference = newId('otp');
  const code = call.flags.fixed_otp ?? String(randomInt(100_000, 1_000_000));
  const owner = { merchantId: merchant.id, purpose, subject };
  await tx.insert(otps).values({
    ...owner,
    reference,
    sentTo,
    code,
    language: call.language,
    sentAt: now,
    expiresAt: now + OTP_LIMITS.expiresIn,
  });
  await storeCounts(call, owner, { sends: sends + 1, failed, lastSentAt: now, lockedUntil: 0 });
  await recordEvent(tx, merchant.id, now, 'otp.sent', { otp_reference: reference, purpose });
  return {
    sent: {
      reference,
      sentTo,
      resendAfter: OTP_LIMITS.resendAfter,
      expiresIn: OTP_LIMITS.expiresIn,
      sendsLeft: OTP_LIMITS.sends - sends - 1,
      attemptsLeft: OTP_LIMITS.maxAttempts - failed,
    },
  };
}

/**
 * Checks an entered code against the newest one sent. After five wrong codes, checking is locked for 600 s.
 * @param reference of the sent code, where the request names it
 * @returns why the code is refused; null when it is right
 */
export async function checkCode(
  call: Call,
  { purpose, subject }: CodeSubject,
  code: string,
  reference?: string,
): Promise<Refusal | null> {
  const { tx, merchant, now } = call;
  const { sends, failed, lastSentAt, lockedUntil } = await countsOf(call, { purpose, subject });
  if (now < lockedUntil)
    return fail(429, 'otp_attempts_exceeded', { attempts_left: 0, retry_after: lockedUntil - now });
  const owner = { merchantId: merchant.id, purpose, subject };
  const [newest] = await tx
    .select()
    .from(otps)
    .where(and(eq(otps.merchantId, merchant.id), eq(otps.purpose, purpose), eq(otps.subject, subject)))
    .orderBy(desc(sql`rowid`))
    .limit(1);
  if (newest === undefined) return fail(400, 'otp_not_sent');
  const isOtherReference = reference !== undefined && newest.reference !== reference;
  if (isOtherReference || now >= newest.expiresAt)
    return fail(400, 'otp_expired', { attempts_left: OTP_LIMITS.maxAttempts - failed });
  if (newest.code === code) return null;
  const isLocked = failed + 1 >= OTP_LIMITS.maxAttempts;
  await storeCounts(call, owner, {
    sends,
    failed: failed + 1,
    lastSentAt,
    lockedUntil: isLocked ? now + OTP_LIMITS.retryWait : 0,
  });
  const attemptsLeft = OTP_LIMITS.maxAttempts - failed - 1;
  await recordEvent(tx, merchant.id, now, 'otp.wrong', { attempts_left: attemptsLeft, purpose });
  if (isLocked)
    return fail(429, 'otp_attempts_exceeded', { attempts_left: 0, retry_after: OTP_LIMITS.retryWait });
  return fail(400, 'otp_invalid', { attempts_left: attemptsLeft });
}

/** Attempts left, and remaining seconds of the lock; null before a code was sent. */
export async function codeLimit(
  call: Call,
  codeSubject: CodeSubject,
): Promise<{ attemptsLeft: number; retryWait: number } | null> {
  const { failed, lastSentAt, lockedUntil } = await countsOf(call, codeSubject);
  if (lastSentAt === 0) return null;
  return { attemptsLeft: OTP_LIMITS.maxAttempts - failed, retryWait: Math.max(0, lockedUntil - call.now) };
}

interface Counts {
  sends: number;
  failed: number;
  lastSentAt: number;
  lockedUntil: number;
}

/** The current counts; they start at zero again after the retry wait or the lock. */
async function countsOf({ tx, merchant, now }: Call, { purpose, subject }: CodeSubject): Promise<Counts> {
  const [row] = await tx
    .select()
    .from(otpCounts)
    .where(
      and(
        eq(otpCounts.merchantId, merchant.id),
        eq(otpCounts.purpose, purpose),
        eq(otpCounts.subject, subject),
      ),
    );
  if (row === undefined) return { sends: 0, failed: 0, lastSentAt: 0, lockedUntil: 0 };
  const { lastSentAt, lockedUntil } = row;
  const lockEnded = lockedUntil > 0 && now >= lockedUntil;
  if (lockEnded || now >= lastSentAt + OTP_LIMITS.retryWait)
    return { sends: 0, failed: 0, lastSentAt, lockedUntil };
  return row;
}

async function storeCounts(
  { tx }: Call,
  owner: { merchantId: string; purpose: string; subject: string },
  counts: Counts,
): Promise<void> {
  const { sends, failed, lastSentAt, lockedUntil } = counts;
  const row = { sends, failed, lastSentAt, lockedUntil };
  await tx
    .insert(otpCounts)
    .values({ ...owner, ...row })
    .onConflictDoUpdate({
      target: [otpCounts.merchantId, otpCounts.purpose, otpCounts.subject],
      set: row,
    });
}
