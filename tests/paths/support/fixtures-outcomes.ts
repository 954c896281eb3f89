/** Outcomes of calls: of a read, of a write, and a crash of our own code. */
import { type Failure, failure, type Outcome } from '../../../machines/domain/base/failure';

/** A read that succeeded. */
export function ready<T>(data: T): Outcome<T> {
  return { ok: true, data };
}

/** A read that failed. */
export function failed(
  reason: Failure['reason'],
  rest: Partial<Omit<Failure, 'reason'>> = {},
): Outcome<never> {
  return { ok: false, failure: failure(reason, rest) };
}

/** A crash of our own code in a call. */
export const crash = new Error('broken');

/** The outcomes of a write. */
export const accepted = <T>(data: T) => ({ kind: 'accepted', data }) as const;
export const refused = (code: string | null, rest: Partial<Omit<Failure, 'reason' | 'code'>> = {}) =>
  ({ kind: 'refused', failure: failure('refused', { code, ...rest }) }) as const;
export const unanswered = { kind: 'unanswered', failure: failure('connection') } as const;
