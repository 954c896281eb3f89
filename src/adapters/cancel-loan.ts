import { fromPromise } from 'xstate';

import { cancelLoanMachine } from '../../machines/cancel-loan/machine';
import type { CancellationStart } from '../../machines/cancel-loan/setup';
import type { Outcome } from '../../machines/domain/base/failure';
import { cancelledLoan } from '../../machines/domain/loan/cancellation';
import { createLoad } from '../../machines/shared/load';
import { cancelLoan, getCancellation } from '../api/operations/cancellation';
import { getLoanDetails } from '../api/operations/loan-details';
import type { AdaptedJourney, App } from './app';
import { readUnheardPayments } from './started-payment';
import { write } from './writes';

interface Asked {
  readonly loanId: string;
}

/** Fills giving a loan back. */
export function adapt(app: App): AdaptedJourney<typeof cancelLoanMachine> {
  const { termloan, clock } = app;
  return {
    machine: cancelLoanMachine.provide({
      actors: {
        getCancellation: createLoad<CancellationStart, Asked>((asked, signal) =>
          loadCancellation(app, asked, signal),
        ),
        cancelLoan: write(app, cancelledLoan, (asked: Asked, key, signal) =>
          cancelLoan(termloan, asked, key, signal),
        ),
        wait: fromPromise<void, { readonly ms: number }>(({ input, signal }) => clock.wait(input.ms, signal)),
      },
    }),
    input: ({ params }) => ({ loanId: params.loanId ?? '', requestSeed: app.newRequestSeed() }),
  };
}

/** The quote, and the loan behind it with a payment under way: the quote names neither. */
async function loadCancellation(
  app: App,
  { loanId }: Asked,
  signal: AbortSignal,
): Promise<Outcome<CancellationStart>> {
  const { termloan, clock } = app;
  const [quote, latest, startedPayments] = await Promise.all([
    getCancellation(termloan, loanId, signal),
    getLoanDetails(termloan, signal),
    readUnheardPayments(app, (started) => started.loanId === loanId, signal),
  ]);
  if (!quote.ok) return quote;
  if (!latest.ok) return latest;
  const { loan, pendingPayment } = latest.data;
  const own = loan?.id === loanId ? { loan, pendingPayment } : { loan: null, pendingPayment: null };
  return { ok: true, data: { quote: quote.data, ...own, startedPayments, askedAt: clock.now() } };
}
