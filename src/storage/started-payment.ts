import type { Kept } from './kept';

const NAME = 'startedPayment';

/** A payment that the merchant left the page for, and of which loan it is: ids only. */
interface StartedPayment {
  readonly id: string;
  readonly loanId: string;
}

/** The payment that was begun last on this phone; null when none was, or it has ended. */
export function readStarted({ read }: Pick<Kept, 'read'>): StartedPayment | null {
  const kept = read(NAME);
  if (!Array.isArray(kept)) return null;
  const [id, loanId]: readonly unknown[] = kept;
  return typeof id === 'string' && typeof loanId === 'string' ? { id, loanId } : null;
}

/** Keeps it for the merchant who is here: a stranger who pays by a link leaves nothing behind. */
export function keepStarted({ owner, write }: Pick<Kept, 'owner' | 'write'>, of: StartedPayment): void {
  if (owner().now !== null) write(NAME, [of.id, of.loanId]);
}

/** It has ended, or is of another loan: nobody is told of it any more. */
export function forgetStarted({ write }: Pick<Kept, 'write'>): void {
  write(NAME, null);
}
