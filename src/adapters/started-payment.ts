import type { Outcome } from '../../machines/domain/base/failure';
import { isMoneyReturning, mayBePaid } from '../../machines/domain/payment/payment-enums';
import { isForSameShop } from '../../machines/domain/payment/payment-link';
import type { RepaymentLinkDetails, RepaymentStatus } from '../../machines/domain/payment/repayment';
import type { ShownPayments, StartedPayment } from '../../machines/domain/payment/started-payment';
import { getRepaymentStatus } from '../api/operations/repayment';
import { clearStarted, readStarted } from '../storage/started-payment';
import type { App } from './app';
import { readWithTimeout } from './read-with-timeout';

/**
 * Payments started on this phone that the service does not list as PENDING (the loan itself lists those), newest first: each
 * may have been paid. One without an answer from the service is included as stored.
 * @param isWanted which stored payments to check
 */
export async function readUnconfirmedPayments(
  app: App,
  isWanted: (started: StartedPayment) => boolean,
  signal: AbortSignal,
): Promise<readonly StartedPayment[]> {
  const checked = await checkStartedPayments(app, isWanted, signal);
  return checked.filter(({ payment }) => payment?.status !== 'PENDING').map(({ started }) => started);
}

/** A payment that may have been paid, and the service's answer; null without one. */
export interface CheckedPayment {
  readonly started: StartedPayment;
  readonly payment: RepaymentStatus | null;
}

/**
 * Reads the status of payments started on this phone; returns those that may have been paid, PENDING ones included, newest
 * first.
 */
export async function checkStartedPayments(
  app: App,
  isWanted: (started: StartedPayment) => boolean,
  signal: AbortSignal,
): Promise<readonly CheckedPayment[]> {
  const checked = await Promise.all(
    readStarted(app.storage, app.clock.now())
      .filter(isWanted)
      .map(async (started): Promise<CheckedPayment | null> => {
        const answer = await getRepaymentStatus(app.termloan, started.id, signal);
        storeAnswer(app, started.id, answer);
        if (!answer.ok || answer.data.id !== started.id) return { started, payment: null };
        const { amount, paymentType } = answer.data;
        return mayBePaid(answer.data)
          ? { started: { ...started, amount, paymentType }, payment: answer.data }
          : null;
      }),
  );
  return checked.filter((one) => one !== null);
}

/**
 * The stored payments, read again before a payment is started: another tab may have started one meanwhile. One without an
 * answer in time is included as stored.
 */
export async function recheckStartedPayments(
  app: App,
  isWanted: (started: StartedPayment) => boolean,
  signal: AbortSignal,
): Promise<readonly CheckedPayment[]> {
  const checked = checkStartedPayments(app, isWanted, signal).then((data) => ({ ok: true as const, data }));
  const unchecked = () => readStarted(app.storage, app.clock.now()).filter(isWanted);
  return (
    (await readWithTimeout(app, checked, signal)) ??
    unchecked().map((started) => ({ started, payment: null }))
  );
}

/** Payments for the borrower's loan that have not been shown yet, newest first. */
export async function startedMeanwhileForLoan(
  app: App,
  { loanId, shown }: ShownPayments,
  signal: AbortSignal,
): Promise<readonly StartedPayment[]> {
  const isWanted = (started: StartedPayment) => started.loanId === loanId && !shown.includes(started.id);
  const checked = await recheckStartedPayments(app, isWanted, signal);
  return checked.map(({ started }) => started);
}

/** Payments that may be for a link's loan: the stored payments have no link, so shop and lender are compared. */
export function startedForLink(
  checked: readonly CheckedPayment[],
  link: RepaymentLinkDetails,
): readonly StartedPayment[] {
  return checked
    .filter(({ payment }) => payment === null || isForSameShop(payment, link))
    .map(({ started }) => started);
}

/** Removes a stored payment that arrived, is being refunded, or was never debited: it needs no warning any more. */
export function storeAnswer(
  { storage, clock }: Pick<App, 'storage' | 'clock'>,
  id: string,
  answer: Outcome<RepaymentStatus>,
): void {
  if (!answer.ok || answer.data.id !== id) return;
  if (answer.data.status === 'SUCCESS' || isMoneyReturning(answer.data) || !mayBePaid(answer.data))
    clearStarted(storage, id, clock.now());
}
