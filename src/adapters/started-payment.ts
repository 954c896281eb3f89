import type { RepaymentStatus } from '../../machines/domain/repayment';
import { getRepaymentStatus } from '../api/operations/repayment';
import { forgetStarted, readStarted } from '../storage/started-payment';
import type { App } from './app';

/** The payment that was begun on this phone, while nobody has made it; forgotten once it has ended, or its loan has. */
export async function readStartedPayment(
  { termloan, kept }: App,
  loanId: string,
  signal: AbortSignal,
): Promise<RepaymentStatus | null> {
  const started = readStarted(kept);
  if (started === null) return null;
  if (started.loanId !== loanId) {
    forgetStarted(kept);
    return null;
  }
  const answer = await getRepaymentStatus(termloan, started.id, signal);
  if (!answer.ok || answer.data.id !== started.id) return null;
  // What the bank is at work on, home and the history know by themselves.
  if (answer.data.status === 'CREATED') return answer.data;
  if (answer.data.status !== 'PENDING') forgetStarted(kept);
  return null;
}
