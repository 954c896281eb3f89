import { assign } from 'xstate';
import type { Failure, Outcome } from '../domain/base/failure';
import type { PaymentType } from '../domain/payment/payment-enums';
import { isBilledPayment, linkStatus } from '../domain/payment/payment-link';
import type { InitiatedRepayment, RepaymentLinkDetails } from '../domain/payment/repayment';
import { repaymentStatusPath } from '../domain/payment/repayment-status-path';
import { type StartedPayment, withStartedPayment } from '../domain/payment/started-payment';
import type { Redirect, RequestKeyState, SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';

/** Why a link was not shown, or could not be used to pay; `other` is any other reason. */
type LinkRefusal = 'paid' | 'nothingDue' | 'expired' | 'notFound' | 'amountChanged' | 'other';

/** Maps the code of a failed call of this journey to its reason. */
function linkRefusal({ code }: Failure): LinkRefusal {
  switch (code) {
    case 'repayment_link_paid':
      return 'paid';
    // The loan has ended: nothing is owed any more, whether it was paid by this link or not.
    case 'nothing_due':
      return 'nothingDue';
    case 'repayment_link_expired':
      return 'expired';
    case 'repayment_link_not_found':
    case 'loan_not_found':
      return 'notFound';
    case 'amount_out_of_range':
    case 'foreclosure_quote_changed':
      return 'amountChanged';
    default:
      return 'other';
  }
}

interface Input {
  readonly linkId: string;
  /** Amount in the URL, in paise; shown only if it differs from the service's amount. Null when the URL has none. */
  readonly urlAmount: number | null;
  /** Payment type in the URL (spec 2.1): used until the service returns it; null when the URL has none. */
  readonly urlType: PaymentType | null;
  readonly requestKeySeed: string;
}

/** The link, and payments that may have paid it already. */
export interface LinkFacts {
  readonly link: RepaymentLinkDetails;
  /** Undecided payments that were started on this phone and may be for the same loan, newest first. */
  readonly startedPayments: readonly StartedPayment[];
}

/** Input of the read, before a payment is opened, of other payments that may be for the link's loan. */
export interface StartedPaymentsRequest {
  readonly link: RepaymentLinkDetails | null;
  /** Ids of the payments that the payer was shown. */
  readonly shown: readonly string[];
}

interface Context extends Input, RequestKeyState {
  readonly link: RepaymentLinkDetails | null;
  readonly startedPayments: LinkFacts['startedPayments'];
  readonly failure: Failure | null;
  readonly startWith: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
  readonly isCommitted: boolean;
}

type LinkOutcome = Outcome<LinkFacts>;
type PaymentResult = SubmissionResult<InitiatedRepayment>;

function refusalOf(result: PaymentResult): LinkRefusal | null {
  return result.kind === 'refused' ? linkRefusal(result.failure) : null;
}

function hasLinkStatus({ link }: Context, status: ReturnType<typeof linkStatus>): boolean {
  return link !== null && linkStatus(link) === status;
}

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    link: null,
    startedPayments: [],
    failure: null,
    startWith: 'sending',
    completedWrites: 0,
    redirectTo: '/',
    isCommitted: false,
  };
}

/** Ports, guards and actions of the pay-by-link chart. */
export const payByLinkJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'payment.started' }
      | { type: 'earlierPayment.opened' }
      | { type: 'payment.continued' };
  }>(),
  actors: {
    getRepaymentLinkDetails: createLoad<LinkFacts, { readonly linkId: string }>(),
    /** Payments that were started on this phone and that the payer was not shown yet, newest first: each may be paid. */
    readStartedMeanwhile: port<readonly StartedPayment[], StartedPaymentsRequest>(),
    initiateRepayment: createSubmission<
      InitiatedRepayment,
      { readonly linkId: string; readonly link: RepaymentLinkDetails | null }
    >(),
  },
}).extend({
  guards: {
    isNotFound: (_, outcome: LinkOutcome) => !outcome.ok && linkRefusal(outcome.failure) === 'notFound',
    isPaid: ({ context }) => hasLinkStatus(context, 'paid'),
    isClosed: ({ context }) => hasLinkStatus(context, 'closed'),
    isExpired: ({ context }) => hasLinkStatus(context, 'expired'),
    hasStartedPayment: ({ context }) => context.startedPayments.length > 0,
    hasNewPayments: (_, started: readonly StartedPayment[]) => started.length > 0,
    isBilledPayment: ({ context }, result: PaymentResult) =>
      result.kind === 'accepted' && isBilledPayment(context.link, result.data),
    isRefusedAs: (
      _,
      { result, refusal }: { readonly result: PaymentResult; readonly refusal: LinkRefusal },
    ) => refusalOf(result) === refusal,
  },
  actions: {
    storeLink: assign((_, outcome: LinkOutcome) =>
      outcome.ok
        ? { ...outcome.data, failure: null }
        : { link: null, startedPayments: [], failure: outcome.failure },
    ),
    storeFailure: assign({ failure: (_, failure: Failure) => failure }),
    addStartedPayments: assign({
      startedPayments: ({ context }, started: readonly StartedPayment[]) =>
        started.reduceRight(withStartedPayment, context.startedPayments),
    }),
    /** Stores why no payment was opened; shown on the bill. */
    storeRefusal: assign({
      failure: (_, result: PaymentResult) => (result.kind === 'refused' ? result.failure : null),
    }),
    storePayment: assign({
      redirectTo: ({ context }, result: PaymentResult) =>
        result.kind === 'accepted'
          ? repaymentStatusPath(result.data.id, context.link?.paymentType ?? 'instalment')
          : context.redirectTo,
      isCommitted: true,
    }),
    goToStartedPayment: assign({
      redirectTo: ({ context }): Redirect => {
        const [started] = context.startedPayments;
        return started === undefined
          ? context.redirectTo
          : repaymentStatusPath(started.id, started.paymentType);
      },
    }),
    clearFailure: assign({ failure: null, startWith: 'sending' }),
  },
});
