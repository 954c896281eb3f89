import type { Outcome } from '../../machines/domain/base/failure';
import { codeFailure } from '../../machines/domain/identity/one-time-code';
import type { App } from './app';

/** What a tab may remember of a code that is out: its reference and its times, no code and no phone. */
interface CodeOut {
  readonly reference: string | null;
  /** Milliseconds from now until it may be sent again, and until it expires. */
  readonly resendAfter: number;
  readonly expiresIn: number;
  readonly sendsLeft: number;
  readonly attemptsLeft: number;
}

type Memory = Pick<App, 'kept' | 'clock'>;

const name = (subject: string) => `code:${subject}`;

/** Remembers a code that was sent, so that a reload goes back to typing it. Returns the answer as it came. */
export function rememberCode<TSent extends CodeOut>(
  { kept, clock }: Memory,
  subject: string,
  answer: Outcome<TSent>,
): Outcome<TSent> {
  if (answer.ok) {
    const { reference, resendAfter, expiresIn, sendsLeft, attemptsLeft } = answer.data;
    const now = clock.now();
    kept.keepInTab(name(subject), [reference, now + resendAfter, now + expiresIn, sendsLeft, attemptsLeft]);
  }
  return answer;
}

/** A code that is of no use any more: it was taken, is too old, or whoever got it is not asked any more. */
export function forgetCode({ kept }: Pick<Memory, 'kept'>, subject: string): void {
  kept.keepInTab(name(subject), null);
}

/** Forgets a code that was taken or is too old, and counts the tries of any other. Returns the answer as it came. */
export function judgeCode<TData>(memory: Memory, subject: string, answer: Outcome<TData>): Outcome<TData> {
  const { kept } = memory;
  const left = answer.ok ? 0 : answer.failure.attemptsLeft;
  const known = kept.readInTab(name(subject));
  if (answer.ok || codeFailure(answer.failure).kind === 'expiredCode') forgetCode(memory, subject);
  else if (left !== undefined && Array.isArray(known))
    kept.keepInTab(name(subject), [...known.slice(0, 4), left]);
  return answer;
}

/** The code that this tab had sent and that can still be typed; null when there is none. */
export function codeOut({ kept, clock }: Memory, subject: string): CodeOut | null {
  const found = kept.readInTab(name(subject));
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
