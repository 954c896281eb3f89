import { fromPromise } from 'xstate';
import type { CancellationStart } from '../../machines/cancel-loan/context';
import { cancelLoanMachine } from '../../machines/cancel-loan/machine';
import type { Outcome } from '../../machines/domain/base/failure';
import { cancelledLoanSchema } from '../../machines/domain/loan/cancellation';
import { createLoad } from '../../machines/shared/load';
import { cancelLoan, getCancellation } from '../api/operations/cancellation';
import { getLoanDetails } from '../api/operations/loan-details';
import type { AdaptedJourney, App } from './app';
import { readUnconfirmedPayments } from './started-payment';
import { write } from './writes';

interface CancelArgs {
  readonly loanId: string;
}

/** Implements the ports of cancelling a loan. */
export function adapt(app: App): AdaptedJourney<typeof cancelLoanMachine> {
  const { termloan, clock } = app;
  return {
    machine: cancelLoanMachine.provide({
      actors: {
        getCancellation: createLoad<CancellationStart, CancelArgs>((args, signal) =>
          loadCancellation(app, args, signal),
        ),
        cancelLoan: write(app, cancelledLoanSchema, (args: CancelArgs, key, signal) =>
          cancelLoan(termloan, args, key, signal),
        ),
        wait: fromPromise<void, { readonly ms: number }>(({ input, signal }) => clock.wait(input.ms, signal)),
      },
    }),
    input: ({ params }) => ({ loanId: params.loanId ?? '', requestKeySeed: app.newRequestKeySeed() }),
  };
}

/** Loads the quote, and the loan and pending payment, which the quote does not contain. */
async function loadCancellation(
  app: App,
  { loanId }: CancelArgs,
  signal: AbortSignal,
): Promise<Outcome<CancellationStart>> {
  const { termloan, clock } = app;
  const [quote, latest, startedPayments] = await Promise.all([
    getCancellation(termloan, loanId, signal),
    getLoanDetails(termloan, signal),
    readUnconfirmedPayments(app, (payment) => payment.loanId === loanId, signal),
  ]);
  if (!quote.ok) return quote;
  if (!latest.ok) return latest;
  const { loan, pendingPayment } = latest.data;
  const quotedLoan = loan?.id === loanId ? { loan, pendingPayment } : { loan: null, pendingPayment: null };
  return { ok: true, data: { quote: quote.data, ...quotedLoan, startedPayments, quotedAt: clock.now() } };
}
