import { fromPromise } from 'xstate';
import type { Outcome } from '../../machines/domain/base/failure';
import type { Loan } from '../../machines/domain/loan/loan';
import type { DebitFacts } from '../../machines/domain/mandate/autopay-debit';
import { createLoad } from '../../machines/shared/load';
import { type SummaryFacts, summaryMachine } from '../../machines/summary/machine';
import { getLoanDetails } from '../api/operations/loan-details';
import type { AdaptedJourney, App } from './app';
import { readDebits } from './debits';
import { sharePaperWith } from './paper-sharing';
import { pageReturns } from './polling';

/** Implements the ports of the page with the schedule; `readAt` is the service's time of the answer. */
export function adapt(app: App): AdaptedJourney<typeof summaryMachine> {
  return {
    machine: summaryMachine.provide({
      actors: {
        getLoanDetails: createLoad<SummaryFacts>((_, signal) => loadSummary(app, signal)),
        // Nothing is asked where no debit is expected.
        readDebits: fromPromise<DebitFacts, Loan | null>(async ({ input: loan, signal }) =>
          loan?.autoDebit.isEnabled === true
            ? readDebits(app, loan, signal)
            : { mandate: null, repayments: null },
        ),
        sharePaper: sharePaperWith(app),
        pageReturns,
      },
    }),
    input: () => undefined,
  };
}

async function loadSummary({ termloan, clock }: App, signal: AbortSignal): Promise<Outcome<SummaryFacts>> {
  const details = await getLoanDetails(termloan, signal);
  return details.ok ? { ok: true, data: { details: details.data, readAt: clock.now() } } : details;
}
