import type { Outcome } from '../../machines/domain/base/failure';
import { isForSameShop } from '../../machines/domain/payment/payment-link';
import { isMoneyReturning, mayBePaid } from '../../machines/domain/payment/payment-words';
import type { RepaymentLinkDetails, RepaymentStatus } from '../../machines/domain/payment/repayment';
import type { ShownPayments, StartedPayment } from '../../machines/domain/payment/started-payment';
import { getRepaymentStatus } from '../api/operations/repayment';
import { forgetStarted, readStarted } from '../storage/started-payment';
import type { App } from './app';
import { inTime } from './patience';

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
  const asked = await askAboutStarted(app, isWanted, signal);
  return asked.filter(({ payment }) => payment?.status !== 'PENDING').map(({ started }) => started);
}

/** A payment that may be paid, and the service's answer about it; null without one. */
export interface AskedPayment {
  readonly started: StartedPayment;
  readonly payment: RepaymentStatus | null;
}

/** Asks about the payments started on this phone; those that may be paid, PENDING ones too, newest first. */
export async function askAboutStarted(
  app: App,
  isWanted: (started: StartedPayment) => boolean,
  signal: AbortSignal,
): Promise<readonly AskedPayment[]> {
  const asked = await Promise.all(
    readStarted(app.kept, app.clock.now())
      .filter(isWanted)
      .map(async (started): Promise<AskedPayment | null> => {
        const answer = await getRepaymentStatus(app.termloan, started.id, signal);
        noteAnswer(app, started.id, answer);
        if (!answer.ok || answer.data.id !== started.id) return { started, payment: null };
        const { amount, paymentType } = answer.data;
        return mayBePaid(answer.data)
          ? { started: { ...started, amount, paymentType }, payment: answer.data }
          : null;
      }),
  );
  return asked.filter((one) => one !== null);
}

/**
 * What this phone remembers of, read again before a payment is opened: another tab may have started one since the payer was
 * shown some. One about which the service says nothing in time is among them, as it was remembered.
 */
export async function askAboutStartedMeanwhile(
  app: App,
  isWanted: (started: StartedPayment) => boolean,
  signal: AbortSignal,
): Promise<readonly AskedPayment[]> {
  const asked = askAboutStarted(app, isWanted, signal).then((data) => ({ ok: true as const, data }));
  const unasked = () => readStarted(app.kept, app.clock.now()).filter(isWanted);
  return (await inTime(app, asked, signal)) ?? unasked().map((started) => ({ started, payment: null }));
}

/** Those of the borrower's loan that they have not been shown, newest first. */
export async function startedMeanwhileForLoan(
  app: App,
  { loanId, shown }: ShownPayments,
  signal: AbortSignal,
): Promise<readonly StartedPayment[]> {
  const isWanted = (started: StartedPayment) => started.loanId === loanId && !shown.includes(started.id);
  const asked = await askAboutStartedMeanwhile(app, isWanted, signal);
  return asked.map(({ started }) => started);
}

/** Those of them that may be for the loan that a link is for: the memory holds no link, so shop and lender decide. */
export function startedForLink(
  asked: readonly AskedPayment[],
  link: RepaymentLinkDetails,
): readonly StartedPayment[] {
  return asked
    .filter(({ payment }) => payment === null || isForSameShop(payment, link))
    .map(({ started }) => started);
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
