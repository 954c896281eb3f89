import { assign } from 'xstate';

import type { Failure, Outcome } from '../domain/base/failure';
import { isAsBilled, linkStanding, repaymentStatusPath } from '../domain/payment/payment-link';
import type { PaymentType } from '../domain/payment/payment-words';
import type { InitiatedRepayment, RepaymentLinkDetails } from '../domain/payment/repayment';
import { type StartedPayment, withStarted } from '../domain/payment/started-payment';
import type { Redirect, SharedEvent, WriteKeys } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import { type LinkRefusal, linkRefusal } from './failures';

interface Input {
  readonly linkId: string;
  /** What the URL says is to be paid, in paise; shown only where the service says otherwise. */
  readonly saidAmount: number | null;
  /** What the URL says it is for (spec 2.1): shown until the service has said it; null when the URL says nothing. */
  readonly saidType: PaymentType | null;
  readonly requestSeed: string;
}

/** What a link is for, and what may be paid for it already. */
export interface LinkFacts {
  readonly link: RepaymentLinkDetails;
  /** Payments started on this phone that may be for the same loan, newest first: the service has not decided them. */
  readonly startedPayments: readonly StartedPayment[];
}

/** What is asked before a payment is opened: which payments may be for the link's loan, beside those that were shown. */
export interface StartedAsked {
  readonly link: RepaymentLinkDetails | null;
  /** Payment ids. */
  readonly shown: readonly string[];
}

interface Context extends Input, WriteKeys {
  readonly link: RepaymentLinkDetails | null;
  readonly startedPayments: LinkFacts['startedPayments'];
  readonly failure: Failure | null;
  readonly startBy: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
  readonly isCommitted: boolean;
}

type LinkOutcome = Outcome<LinkFacts>;
type Answer = SubmissionResult<InitiatedRepayment>;

function refusalOf(result: Answer): LinkRefusal | null {
  return result.kind === 'refused' ? linkRefusal(result.failure) : null;
}

function stands({ link }: Context, standing: ReturnType<typeof linkStanding>): boolean {
  return link !== null && linkStanding(link) === standing;
}

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    link: null,
    startedPayments: [],
    failure: null,
    startBy: 'sending',
    settledWrites: 0,
    redirectTo: '/',
    isCommitted: false,
  };
}

/** The words of the chart of paying by a link: its ports, guards and actions. */
export const payByLinkJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'payment.started' }
      | { type: 'payment.seen' }
      | { type: 'payment.continued' };
  }>(),
  actors: {
    getRepaymentLinkDetails: createLoad<LinkFacts, { readonly linkId: string }>(),
    /** Payments that were started on this phone since the payer was shown some, newest first: each may be paid. */
    readStartedMeanwhile: port<readonly StartedPayment[], StartedAsked>(),
    initiateRepayment: createSubmission<
      InitiatedRepayment,
      { readonly linkId: string; readonly link: RepaymentLinkDetails | null }
    >(),
  },
}).extend({
  guards: {
    isNotFound: (_, outcome: LinkOutcome) => !outcome.ok && linkRefusal(outcome.failure) === 'notFound',
    isPaid: ({ context }) => stands(context, 'paid'),
    isClosed: ({ context }) => stands(context, 'closed'),
    isExpired: ({ context }) => stands(context, 'expired'),
    hasStartedPayment: ({ context }) => context.startedPayments.length > 0,
    isAny: (_, started: readonly StartedPayment[]) => started.length > 0,
    isAsBilled: ({ context }, result: Answer) =>
      result.kind === 'accepted' && isAsBilled(context.link, result.data),
    isRefusedAs: (_, { result, as }: { readonly result: Answer; readonly as: LinkRefusal }) =>
      refusalOf(result) === as,
  },
  actions: {
    keepLink: assign((_, outcome: LinkOutcome) =>
      outcome.ok
        ? { ...outcome.data, failure: null }
        : { link: null, startedPayments: [], failure: outcome.failure },
    ),
    keepFailure: assign({ failure: (_, of: Failure) => of }),
    addStarted: assign({
      startedPayments: ({ context }, started: readonly StartedPayment[]) =>
        started.reduceRight(withStarted, context.startedPayments),
    }),
    /** Why it was not opened, and an amount that holds no more, are of use; a link that is over is shown without. */
    keepRefusal: assign({
      failure: (_, result: Answer) => (result.kind === 'refused' ? result.failure : null),
    }),
    keepPayment: assign({
      redirectTo: ({ context }, result: Answer) =>
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
    clearFailure: assign({ failure: null, startBy: 'sending' }),
  },
});
