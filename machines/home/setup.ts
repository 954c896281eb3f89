import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import { resumePath } from '../domain/entry/resume';
import type { LastKnownLoan } from '../domain/loan/last-known-loan';
import type { LoanStatus } from '../domain/loan/loan';
import { type Payable, payableOf } from '../domain/loan/payable';
import { type AutopayDebit, autopayDebit } from '../domain/mandate/autopay-debit';
import type { UserState } from '../domain/merchant/user-state';
import type { InitiatedRepayment, RepaymentLink } from '../domain/payment/repayment';
import { type ShownPayments, type StartedPayment, withStarted } from '../domain/payment/started-payment';
import type { Redirect, SharedEvent, WriteKeys } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import type { HomeFacts, OptionalFactsAsked, OptionalHomeFacts } from './facts';
import { type PaymentFailure, paymentFailure } from './failures';
import { type HomePlace, paymentPath, placePath } from './places';

interface Input {
  readonly requestSeed: string;
}

interface Context extends Input, WriteKeys {
  readonly facts: HomeFacts | null;
  readonly optionalFacts: OptionalHomeFacts | null;
  readonly userState: UserState | null;
  readonly lastKnown: LastKnownLoan | null;
  /** What the merchant saw when they tapped Pay; the same for as long as the answer is unknown. */
  readonly payable: Payable | null;
  /** What it was asked for: to pay, or a link by which somebody else pays. */
  readonly askedFor: 'payment' | 'link';
  readonly payment: InitiatedRepayment | null;
  readonly link: RepaymentLink | null;
  readonly isShareFailed: boolean;
  readonly failure: Failure | null;
  readonly paymentFailure: PaymentFailure | null;
  readonly startBy: 'sending' | 'statusCheck';
  readonly redirectTo: Redirect;
}

export function initialContext({ input }: { input: Input }): Context {
  return {
    ...input,
    facts: null,
    optionalFacts: null,
    userState: null,
    lastKnown: null,
    payable: null,
    askedFor: 'payment',
    payment: null,
    link: null,
    isShareFailed: false,
    failure: null,
    paymentFailure: null,
    startBy: 'sending',
    settledWrites: 0,
    redirectTo: '/termloan',
  };
}

function stands({ facts }: Context, ...statuses: readonly LoanStatus[]): boolean {
  return facts?.loan != null && statuses.includes(facts.loan.status);
}

function payableNow({ facts }: Context): Payable | null {
  return facts?.loan == null ? null : payableOf(facts.loan, facts.readAt);
}

/** A payment that may be paid already: the one that the bank works on, else the newest that was started on this phone. */
function earlierPayment({ facts }: Context): Pick<StartedPayment, 'id' | 'paymentType'> | null {
  return facts?.pendingPayment ?? facts?.startedPayments[0] ?? null;
}

/** Whether the bank debits what is due by itself, or failed to; null when that is not known. */
export function debitOf({
  facts,
  optionalFacts,
}: Pick<Context, 'facts' | 'optionalFacts'>): AutopayDebit | null {
  if (facts?.loan == null) return null;
  const told = optionalFacts?.readAt === facts.readAt ? optionalFacts : { mandate: null, repayments: null };
  return autopayDebit(facts.loan, told, facts.readAt);
}

type Answer = SubmissionResult<InitiatedRepayment>;

/** The words of home's chart: its ports, guards and actions. */
export const homeJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'payment.requested' }
      | { type: 'payment.confirmed' }
      | { type: 'payment.seen' }
      | { type: 'link.requested' }
      | { type: 'link.shared'; text: string }
      | { type: 'place.opened'; place: HomePlace };
  }>(),
  actors: {
    getLoanDetails: createLoad<HomeFacts>(),
    loadOptionalFacts: createLoad<OptionalHomeFacts, OptionalFactsAsked>(),
    getUserState: createLoad<UserState>(),
    /** Payments of this loan that were started on this phone since the merchant was shown some, newest first: each may be paid. */
    readStartedMeanwhile: port<readonly StartedPayment[], ShownPayments>(),
    initiateRepayment: createSubmission<InitiatedRepayment, Payable>(),
    getRepaymentLink: createLoad<RepaymentLink, Payable>(),
    /** Shares a text on WhatsApp; false when nothing was opened. */
    shareOnWhatsApp: port<boolean, { readonly text: string }>(),
    /** What was kept of the loan on this phone; null when nothing was. */
    readLastKnown: port<LastKnownLoan | null>(),
    pageReturns: pollingPorts.pageReturns,
  },
}).extend({
  guards: {
    isRepaying: ({ context }) => stands(context, 'DISBURSED'),
    isAwaitingMoney: ({ context }) => stands(context, 'CREATED', 'UNKNOWN'),
    isBlocked: ({ context }) => context.userState?.processState === 'BLOCKED',
    hasStepToResume: ({ context }) => context.userState !== null && resumePath(context.userState) !== null,
    hasEndedLoan: ({ context }) => context.facts?.loan != null,
    isKnown: (_, loan: LastKnownLoan | null) => loan !== null,
    canPay: ({ context }) => payableNow(context) !== null,
    wouldPayTwice: ({ context }) => earlierPayment(context) !== null && payableNow(context) !== null,
    isDebitExpected: ({ context }) => debitOf(context)?.kind === 'expected' && payableNow(context) !== null,
    isLinkAsked: ({ context }) => context.askedFor === 'link',
    hasPendingPayment: ({ context }) => context.facts?.pendingPayment != null,
    hasStartedPayment: ({ context }) => earlierPayment(context) !== null,
    isAny: (_, started: readonly StartedPayment[]) => started.length > 0,
    isAsShown: ({ context }, result: Answer) =>
      result.kind === 'accepted' && result.data.amount === context.payable?.amount,
    isOpened: (_, opened: boolean) => opened,
  },
  actions: {
    keepFacts: assign((_, outcome: Outcome<HomeFacts>) =>
      outcome.ok
        ? { facts: outcome.data, failure: null, paymentFailure: null }
        : { failure: outcome.failure, facts: null },
    ),
    addStarted: assign({
      facts: ({ context: { facts } }, started: readonly StartedPayment[]) =>
        facts && { ...facts, startedPayments: started.reduceRight(withStarted, facts.startedPayments) },
    }),
    keepOptionalFacts: assign((_, outcome: Outcome<OptionalHomeFacts>) =>
      outcome.ok ? { optionalFacts: outcome.data } : {},
    ),
    keepUserState: assign((_, outcome: Outcome<UserState>) =>
      outcome.ok ? { userState: outcome.data, failure: null } : { userState: null, failure: outcome.failure },
    ),
    keepLastKnown: assign({ lastKnown: (_, loan: LastKnownLoan | null) => loan }),
    /** A new payment is asked for: what was shown is what is asked. */
    askForPayable: assign(({ context }) => ({
      payable: payableNow(context),
      askedFor: 'payment' as const,
      payment: null,
      paymentFailure: null,
      startBy: 'sending' as const,
    })),
    keepPayment: assign({
      payment: (_, result: Answer) => (result.kind === 'accepted' ? result.data : null),
    }),
    keepRefusal: assign({
      paymentFailure: (_, result: Answer) =>
        result.kind === 'accepted' ? null : paymentFailure(result.failure),
    }),
    askForLink: assign(({ context }) => ({
      payable: payableNow(context),
      askedFor: 'link' as const,
      link: null,
      isShareFailed: false,
    })),
    keepLink: assign((_, outcome: Outcome<RepaymentLink>) =>
      outcome.ok
        ? { link: outcome.data, paymentFailure: null }
        : { paymentFailure: paymentFailure(outcome.failure) },
    ),
    keepSharing: assign({ isShareFailed: (_, isOpened: boolean) => !isOpened }),
    goToPlace: assign({
      redirectTo: ({ context }, place: HomePlace) => placePath(place, context.facts?.loan?.id ?? ''),
    }),
    goToStep: assign({
      redirectTo: ({ context }): Redirect =>
        (context.userState && resumePath(context.userState)) ?? '/termloan',
    }),
    goToPendingPayment: assign({
      redirectTo: ({ context }): Redirect => {
        const earlier = earlierPayment(context);
        return earlier === null ? '/termloan/home' : paymentPath(earlier.id, earlier.paymentType);
      },
    }),
    goToPayment: assign({
      redirectTo: ({ context }): Redirect =>
        context.payment === null
          ? '/termloan/home'
          : paymentPath(context.payment.id, context.payable?.type ?? 'instalment'),
    }),
  },
});

/** Nothing to pay: asked for all the same, it is refused. */
export const nothingPayable: Payable = { amount: 0, type: 'instalment' };

/** The same of the read of where the merchant stands: its page names what failed (spec 8). */
export const stateCrashed = {
  ok: false,
  failure: failure('malformed', { operation: 'getUserState' }),
} as const;
