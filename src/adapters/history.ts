import { fromPromise } from 'xstate';
import type { Outcome } from '../../machines/domain/base/failure';
import type { StartedPayment } from '../../machines/domain/payment/started-payment';
import type { Transactions } from '../../machines/domain/payment/transactions';
import { type HistoryFacts, historyMachine } from '../../machines/history/machine';
import { createLoad } from '../../machines/shared/load';
import { getLoanDetails } from '../api/operations/loan-details';
import { listTransactions } from '../api/operations/repayment';
import type { AdaptedJourney, App } from './app';
import { sharePaperWith } from './paper-sharing';
import { pageReturns } from './polling';
import { readUnconfirmedPayments } from './started-payment';

/** Implements the ports of the history; `readAt` is the service's time of the answer. */
export function adapt(app: App): AdaptedJourney<typeof historyMachine> {
  return {
    machine: historyMachine.provide({
      actors: {
        getLoanDetails: createLoad<HistoryFacts>((_, signal) => loadDetails(app, signal)),
        listTransactions: createLoad<Transactions, { readonly loanId: string }>(({ loanId }, signal) =>
          listTransactions(app.termloan, loanId, signal),
        ),
        readStartedPayment: fromPromise<StartedPayment | null, { readonly loanId: string }>(
          async ({ input, signal }) => {
            const [latestPayment] = await readUnconfirmedPayments(
              app,
              ({ loanId }) => loanId === input.loanId,
              signal,
            );
            return latestPayment ?? null;
          },
        ),
        sharePaper: sharePaperWith(app),
        pageReturns,
      },
    }),
    input: () => undefined,
  };
}

async function loadDetails({ termloan, clock }: App, signal: AbortSignal): Promise<Outcome<HistoryFacts>> {
  const details = await getLoanDetails(termloan, signal);
  return details.ok ? { ok: true, data: { details: details.data, readAt: clock.now() } } : details;
}
