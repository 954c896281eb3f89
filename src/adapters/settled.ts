import type { Outcome } from '../../machines/domain/base/failure';
import { isEndedLoan } from '../../machines/domain/loan/loan';
import type { Mandate } from '../../machines/domain/mandate/mandate';
import { type SettledFacts, settledMachine } from '../../machines/settled/machine';
import { createLoad } from '../../machines/shared/load';
import { getLoanDetails } from '../api/operations/loan-details';
import { getMandateStatus } from '../api/operations/mandate';
import { listTransactions } from '../api/operations/repayment';
import type { AdaptedJourney, App } from './app';

/** Implements the ports of a closed loan. */
export function adapt(app: App): AdaptedJourney<typeof settledMachine> {
  return {
    machine: settledMachine.provide({
      actors: { loadSettled: createLoad<SettledFacts>((_, signal) => loadSettled(app, signal)) },
    }),
    input: () => undefined,
  };
}

/** Loads the closed loan, its mandate and its payments; the last two may be failures, which the screen shows as unknown. */
async function loadSettled({ termloan }: App, signal: AbortSignal): Promise<Outcome<SettledFacts>> {
  const details = await getLoanDetails(termloan, signal);
  if (!details.ok) return details;
  const { loan } = details.data;
  if (loan === null || !isEndedLoan(loan)) {
    return { ok: true, data: { details: details.data, mandate: null, transactions: null } };
  }
  const [mandateStatus, transactions] = await Promise.all([
    getMandateStatus(termloan, { loanId: loan.id, subscriptionId: null }, signal),
    listTransactions(termloan, loan.id, signal),
  ]);
  const mandate: Outcome<Mandate | null> = mandateStatus.ok
    ? { ok: true, data: mandateStatus.data.mandate }
    : mandateStatus;
  return { ok: true, data: { details: details.data, mandate, transactions } };
}
