import type { Outcome } from '../../machines/domain/base/failure';
import type { Loan } from '../../machines/domain/loan/loan';
import { type LoanToFollow, loanStatusMachine } from '../../machines/loan-status/machine';
import { createLoad } from '../../machines/shared/load';
import { getAgreementInfo } from '../api/operations/agreement';
import { getLoan } from '../api/operations/loan';
import type { AdaptedJourney, App } from './app';
import { readWithTimeout } from './read-with-timeout';

/** Implements the ports of the loan status. */
export function adapt(app: App): AdaptedJourney<typeof loanStatusMachine> {
  return {
    machine: loanStatusMachine.provide({
      actors: {
        loadLoan: createLoad<LoanToFollow>((_, signal) => loadLoan(app, signal)),
        getLoan: createLoad<Loan | null>((_, signal) => getLoan(app.termloan, signal)),
      },
    }),
    input: () => undefined,
  };
}

/** Loads the loan and its agreement in parallel; an agreement that is late, or another loan's, gives nothing. */
async function loadLoan(app: App, signal: AbortSignal): Promise<Outcome<LoanToFollow>> {
  const { termloan } = app;
  const [loan, agreement] = await Promise.all([
    getLoan(termloan, signal),
    readWithTimeout(app, getAgreementInfo(termloan, signal), signal),
  ]);
  if (!loan.ok) return loan;
  const own = agreement?.id === loan.data?.agreementId ? agreement : null;
  const agreedAmount = own !== null && own.transferableAmount > 0 ? own.transferableAmount : null;
  return { ok: true, data: { loan: loan.data, agreedAmount, papersSent: own?.papersSent ?? [] } };
}
