import type { Outcome } from '../../machines/domain/base/failure';
import { isRefundedOrRefunding, mayHaveBeenPaid } from '../../machines/domain/payment/payment-enums';
import { mayBeForSameLoan } from '../../machines/domain/payment/payment-link';
import type { RepaymentLinkDetails, RepaymentStatus } from '../../machines/domain/payment/repayment';
import type { ShownPayments, StartedPayment } from '../../machines/domain/payment/started-payment';
import { getRepaymentStatus } from '../api/operations/repayment';
import { clearStartedPayment, readStoredPayments } from '../storage/started-payment';
import type { App } from './app';
import { readWithTimeout } from './read-with-timeout';

/**
 * Payments started on this phone that may have been paid though the service reports no success (`mayHaveBeenPaid`), newest first, without
 * PENDING ones, which the loan itself lists. A payment whose status cannot be read is included as stored.
 * @param isWanted selects the stored payments to check
 */
export async function readUnconfirmedPayments(
  app: App,
  isWanted: (started: StartedPayment) => boolean,
  signal: AbortSignal,
): Promise<readonly StartedPayment[]> {
  const checked = await checkStartedPayments(app, isWanted, signal);
  return checked.filter(({ payment }) => payment?.status !== 'PENDING').map(({ started }) => started);
}

/** A payment that may have been paid though no success is reported, and its status; null where the status could not be read. */
export interface CheckedPayment {
  readonly started: StartedPayment;
  readonly payment: RepaymentStatus | null;
}

/**
 * Reads the status of payments started on this phone; returns those that may have been paid though no success is reported, also PENDING ones,
 * newest first. One that succeeded, is refunded or was surely not paid is forgotten.
 */
export async function checkStartedPayments(
  app: App,
  isWanted: (started: StartedPayment) => boolean,
  signal: AbortSignal,
): Promise<readonly CheckedPayment[]> {
  const checked = await Promise.all(
    readStoredPayments(app.storage, app.clock.now())
      .filter(isWanted)
      .map(async (started): Promise<CheckedPayment | null> => {
        const outcome = await getRepaymentStatus(app.termloan, started.id, signal);
        clearDecidedPayment(app, started.id, outcome);
        if (!outcome.ok || outcome.data.id !== started.id) return { started, payment: null };
        const { amount, paymentType } = outcome.data;
        return mayHaveBeenPaid(outcome.data)
          ? { started: { ...started, amount, paymentType }, payment: outcome.data }
          : null;
      }),
  );
  return checked.filter((payment) => payment !== null);
}

/**
 * Checks the stored payments again before a payment is started: another tab may have started one in the meantime. Without answers
 * within 3 seconds, the payments are returned as stored.
 */
export async function recheckStartedPayments(
  app: App,
  isWanted: (started: StartedPayment) => boolean,
  signal: AbortSignal,
): Promise<readonly CheckedPayment[]> {
  const checked = checkStartedPayments(app, isWanted, signal).then((data) => ({ ok: true as const, data }));
  const storedPayments = () => readStoredPayments(app.storage, app.clock.now()).filter(isWanted);
  return (
    (await readWithTimeout(app, checked, signal)) ??
    storedPayments().map((started) => ({ started, payment: null }))
  );
}

/** Payments for the borrower's loan that were started in the meantime and not shown yet, newest first. */
export async function startedMeanwhileForLoan(
  app: App,
  { loanId, shown }: ShownPayments,
  signal: AbortSignal,
): Promise<readonly StartedPayment[]> {
  const isWanted = (started: StartedPayment) => started.loanId === loanId && !shown.includes(started.id);
  const checked = await recheckStartedPayments(app, isWanted, signal);
  return checked.map(({ started }) => started);
}

/** Payments that may be for a link's loan. Stored payments have no link id, so shop and lender are compared. */
export function startedForLink(
  checked: readonly CheckedPayment[],
  link: RepaymentLinkDetails,
): readonly StartedPayment[] {
  return checked
    .filter(({ payment }) => payment === null || mayBeForSameLoan(payment, link))
    .map(({ started }) => started);
}

/** Removes a stored payment once its status is final: paid, being refunded, or not debited. */
export function clearDecidedPayment(
  { storage, clock }: Pick<App, 'storage' | 'clock'>,
  id: string,
  outcome: Outcome<RepaymentStatus>,
): void {
  if (outcome.ok && outcome.data.id === id && isDecided(outcome.data))
    clearStartedPayment(storage, id, clock.now());
}

/** Whether the status is final. */
export function isDecided(payment: RepaymentStatus): boolean {
  return payment.status === 'SUCCESS' || isRefundedOrRefunding(payment) || !mayHaveBeenPaid(payment);
}
