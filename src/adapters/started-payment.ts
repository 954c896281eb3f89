import type { Outcome } from '../../machines/domain/failure';
import { isMoneyReturning, mayBePaid } from '../../machines/domain/payment-words';
import type { RepaymentStatus } from '../../machines/domain/repayment';
import type { StartedPayment } from '../../machines/domain/started-payment';
import { getRepaymentStatus } from '../api/operations/repayment';
import { forgetStarted, readStarted } from '../storage/started-payment';
import type { App } from './app';

/**
 * The payments started on this phone that the service has not heard of, newest first: each may be paid. One about which the
 * service does not answer is among them, as it was remembered. PENDING ones are left out: the loan itself names those.
 * @param isWanted which of the remembered ones are asked about
 */
export async function readUnheardPayments(
  app: App,
  isWanted: (started: StartedPayment) => boolean,
  signal: AbortSignal,
): Promise<readonly StartedPayment[]> {
  const started = readStarted(app.kept, app.clock.now()).filter(isWanted);
  const asked = await Promise.all(
    started.map(async (one) => {
      const answer = await getRepaymentStatus(app.termloan, one.id, signal);
      noteAnswer(app, one.id, answer);
      if (!answer.ok || answer.data.id !== one.id) return one;
      const { status, amount, paymentType } = answer.data;
      return status !== 'PENDING' && mayBePaid(answer.data) ? { ...one, amount, paymentType } : null;
    }),
  );
  return asked.filter((one) => one !== null);
}

/** A payment that arrived, goes back, or was never debited needs no warning any more. */
export function noteAnswer(
  { kept, clock }: Pick<App, 'kept' | 'clock'>,
  id: string,
  answer: Outcome<RepaymentStatus>,
): void {
  if (!answer.ok || answer.data.id !== id) return;
  if (answer.data.status === 'SUCCESS' || isMoneyReturning(answer.data) || !mayBePaid(answer.data))
    forgetStarted(kept, id, clock.now());
}
