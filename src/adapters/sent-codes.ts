import type { Outcome } from '../../machines/domain/base/failure';
import { codeFailure } from '../../machines/domain/identity/one-time-code';
import type { App } from './app';

/** What a tab stores of a sent one-time code: its reference and times, neither the code nor the phone. */
interface SentCode {
  readonly reference: string | null;
  /** Milliseconds from now until it may be sent again, and until it expires. */
  readonly resendAfter: number;
  readonly expiresIn: number;
  readonly sendsLeft: number;
  readonly attemptsLeft: number;
}

type Memory = Pick<App, 'storage' | 'clock'>;

const name = (subject: string) => `code:${subject}`;

/** Stores a sent code, so that a reload returns to entering it. Returns the answer unchanged. */
export function rememberCode<TSent extends SentCode>(
  { storage, clock }: Memory,
  subject: string,
  answer: Outcome<TSent>,
): Outcome<TSent> {
  if (answer.ok) {
    const { reference, resendAfter, expiresIn, sendsLeft, attemptsLeft } = answer.data;
    const now = clock.now();
    storage.writeInTab(name(subject), [
      reference,
      now + resendAfter,
      now + expiresIn,
      sendsLeft,
      attemptsLeft,
    ]);
  }
  return answer;
}

/** Removes a code that was used, has expired, or whose receiver changed. */
export function clearCode({ storage }: Pick<Memory, 'storage'>, subject: string): void {
  storage.writeInTab(name(subject), null);
}

/** Removes a code that was accepted or has expired; otherwise stores the attempts left. Returns the answer unchanged. */
export function updateSentCode<TData>(
  memory: Memory,
  subject: string,
  answer: Outcome<TData>,
): Outcome<TData> {
  const { storage } = memory;
  const left = answer.ok ? 0 : answer.failure.attemptsLeft;
  const known = storage.readInTab(name(subject));
  if (answer.ok || codeFailure(answer.failure).kind === 'expiredCode') clearCode(memory, subject);
  else if (left !== undefined && Array.isArray(known))
    storage.writeInTab(name(subject), [...known.slice(0, 4), left]);
  return answer;
}

/** The code sent in this tab that can still be entered; null without one. */
export function readSentCode({ storage, clock }: Memory, subject: string): SentCode | null {
  const found = storage.readInTab(name(subject));
  if (!Array.isArray(found)) return null;
  const [reference, resendAt, expiresAt, sendsLeft, attemptsLeft]: readonly unknown[] = found;
  const now = clock.now();
  if (!isNumber(resendAt) || !isNumber(expiresAt) || !isNumber(sendsLeft) || !isNumber(attemptsLeft))
    return null;
  if (expiresAt <= now) return null;
  return {
    reference: typeof reference === 'string' ? reference : null,
    resendAfter: Math.max(0, resendAt - now),
    expiresIn: expiresAt - now,
    sendsLeft,
    attemptsLeft,
  };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
