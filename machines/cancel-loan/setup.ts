import { assign } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import type { CancelledLoan } from '../domain/loan/cancellation';
import { isAgreedPayment, quoteValidityMs } from '../domain/loan/cancellation-quote';
import { repaymentStatusPath } from '../domain/payment/repayment-status-path';
import type { StartedPayment } from '../domain/payment/started-payment';
import type { Redirect, SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import type { CancellationStart, Context, Input } from './context';

/** Why the loan can't be given back; `other` stands for all codes without a text of their own. */
type CancelRefusal = 'tooLate' | 'ended' | 'notFound' | 'other';

/** Maps a code of the service, from a failed call or from the quote, to its reason. */
function cancelRefusal({ code }: Pick<Failure, 'code'>): CancelRefusal {
  switch (code) {
    case 'cooling_off_over':
      return 'tooLate';
    case 'loan_already_ended':
      return 'ended';
    case 'loan_not_found':
      return 'notFound';
    default:
      return 'other';
  }
}

type StartOutcome = Outcome<CancellationStart>;

type CancelResult = SubmissionResult<CancelledLoan>;

function quoteRefusalOf({ start }: Context): CancelRefusal | null {
  return start === null || start.quote.canCancel ? null : cancelRefusal({ code: start.quote.reason });
}

function refusalOf(result: CancelResult): CancelRefusal | null {
  return result.kind === 'refused' ? cancelRefusal(result.failure) : null;
}

/** The opened payment, if it is the one that the merchant agreed to (`isAgreedPayment`); else null. */
function agreedPayment({ start }: Context, result: CancelResult) {
  const repayment = result.kind === 'accepted' ? result.data.repayment : null;
  return repayment !== null && isAgreedPayment(start?.quote ?? null, repayment) ? repayment : null;
}

/** A payment that may be paid already: the one that is pending at the bank, else the one started last on this phone. */
function earlierPayment({ start }: Context): Pick<StartedPayment, 'id' | 'paymentType'> | null {
  return start?.pendingPayment ?? start?.startedPayments[0] ?? null;
}

/** Milliseconds from the read of the quote until it must be read again. */
export function msUntilQuoteEnds({ start }: Pick<Context, 'start'>): number {
  return start === null ? 0 : quoteValidityMs(start.quote, start.quotedAt);
}

/** Ports, guards and actions of the chart for giving a loan back. */
export const cancelLoanJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'cancellation.accepted' }
      | { type: 'earlierPayment.opened' }
      | { type: 'foreclosure.opened' }
      | { type: 'ending.opened' }
      | { type: 'home.opened' };
  }>(),
  actors: {
    getCancellation: createLoad<CancellationStart, { readonly loanId: string }>(),
    cancelLoan: createSubmission<CancelledLoan, { readonly loanId: string }>(),
    /** Resolves after this many milliseconds of the service's clock; time in which the phone sleeps counts. */
    wait: port<void, { readonly ms: number }>(),
  },
}).extend({
  guards: {
    isNotFound: (_, outcome: StartOutcome) => !outcome.ok && cancelRefusal(outcome.failure) === 'notFound',
    isFree: ({ context }) => context.start?.quote.canCancel === true && context.start.quote.isFree,
    isOffered: ({ context }) => context.start?.quote.canCancel === true,
    isCancelled: ({ context }) => context.start?.loan?.status === 'CANCELLED',
    isEnded: ({ context }) => quoteRefusalOf(context) === 'ended',
    isTooLate: ({ context }) => quoteRefusalOf(context) === 'tooLate',
    hasEarlierPayment: ({ context }) => earlierPayment(context) !== null,
    isCancelledWithoutPayment: (_, result: CancelResult) =>
      result.kind === 'accepted' && result.data.repayment === null && result.data.status === 'CANCELLED',
    isPaymentAgreed: ({ context }, result: CancelResult) => agreedPayment(context, result) !== null,
    isRefusedAs: (
      _,
      { result, refusal }: { readonly result: CancelResult; readonly refusal: CancelRefusal },
    ) => refusalOf(result) === refusal,
  },
  actions: {
    storeStart: assign((_, outcome: StartOutcome) =>
      outcome.ok ? { start: outcome.data } : { start: null, failure: outcome.failure },
    ),
    storeFailure: assign({ failure: (_, failure: Failure) => failure }),
    storeRefusal: assign({
      notice: 'refused',
      failure: (_, result: CancelResult) => (result.kind === 'refused' ? result.failure : null),
    }),
    storePayment: assign({
      redirectTo: ({ context }, result: CancelResult) => {
        const payment = agreedPayment(context, result);
        return payment === null ? context.redirectTo : repaymentStatusPath(payment.id, 'full');
      },
      isCommitted: true,
    }),
    storeChangeNotice: assign({ notice: 'changed', failure: null }),
    clearNotice: assign({ notice: null, failure: null, startWith: 'sending' }),
    goToEarlierPayment: assign({
      redirectTo: ({ context }): Redirect => {
        const earlier = earlierPayment(context);
        return earlier === null ? '/termloan/home' : repaymentStatusPath(earlier.id, earlier.paymentType);
      },
    }),
    /** Redirects to the page of the ended loan: its status if it was rejected, else the page of a settled loan. */
    goToEnding: assign({
      redirectTo: ({ context }): Redirect =>
        context.start?.loan?.status === 'REJECTED' ? '/termloan/loan-status' : '/termloan/settled',
    }),
  },
});
