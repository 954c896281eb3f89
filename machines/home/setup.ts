import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import { resumePath } from '../domain/entry/resume';
import { cancelLoanPath } from '../domain/loan/cancellation-path';
import type { LastKnownLoan } from '../domain/loan/last-known-loan';
import type { Loan, LoanStatus } from '../domain/loan/loan';
import type { Payable } from '../domain/loan/payable';
import type { UserState } from '../domain/merchant/user-state';
import type { InitiatedRepayment, RepaymentLink } from '../domain/payment/repayment';
import { repaymentStatusPath } from '../domain/payment/repayment-status-path';
import {
  type ShownPayments,
  type StartedPayment,
  withStartedPayment,
} from '../domain/payment/started-payment';
import type { Redirect, SharedEvent } from '../shared/journey';
import { writingJourneySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts } from '../shared/polling';
import { port, typesOf } from '../shared/port';
import { createSubmission, type SubmissionResult } from '../shared/submission';
import type { Context, HomeFacts, Input, OptionalHomeFacts, PaymentFailure } from './context';
import { debitOf, earlierPayment, payableNow } from './selectors';

/** Maps a failed call about a payment to its failure. */
function paymentFailure(cause: Failure): PaymentFailure {
  switch (cause.code) {
    case 'nothing_due':
      return { kind: 'nothingDue' };
    case 'amount_out_of_range':
      return { kind: 'amountOutOfRange' };
    case 'payment_already_closed':
    case 'payment_not_found':
      return { kind: 'alreadyClosed' };
    case 'loan_not_found':
      return { kind: 'noLoan' };
    default:
      return { kind: 'other', failure: cause };
  }
}

/** Input of the load of the optional facts: the loan, and the facts of the last load, which are reused if `readAt` is the same. */
export interface OptionalFactsRequest {
  readonly loan: Loan | null;
  readonly readAt: number;
  readonly previous: OptionalHomeFacts | null;
}

/** Pages that home links to; each belongs to another journey. */
export type HomePage =
  | 'schedule'
  | 'details'
  | 'prepayment'
  | 'autopay'
  | 'history'
  | 'qr'
  | 'contact'
  | 'return'
  | 'status'
  | 'settled';

const pagePaths: Readonly<Record<Exclude<HomePage, 'return'>, `/${string}`>> = {
  schedule: '/termloan/summary',
  details: '/termloan/loan-details',
  prepayment: '/termloan/prepayment',
  autopay: '/autopay',
  history: '/termloan/history',
  qr: '/termloan/qr-intro',
  // `mine`: the lender of the merchant's own loan.
  contact: '/termloan/contact/mine',
  status: '/termloan/loan-status',
  settled: '/termloan/settled',
};

/** The URL of a page (spec 2.2); only the page `return` (giving the loan back) needs the loan id. */
export function homePagePath(page: HomePage, loanId: string): `/${string}` {
  return page === 'return' ? cancelLoanPath(loanId) : pagePaths[page];
}

function hasLoanStatus({ facts }: Context, ...statuses: readonly LoanStatus[]): boolean {
  return facts?.loan != null && statuses.includes(facts.loan.status);
}

type PaymentResult = SubmissionResult<InitiatedRepayment>;

/** Ports, guards and actions of home's chart. */
export const homeJourney = writingJourneySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'payment.requested' }
      | { type: 'payment.confirmed' }
      | { type: 'earlierPayment.opened' }
      | { type: 'link.requested' }
      | { type: 'link.shared'; text: string }
      | { type: 'page.opened'; page: HomePage };
  }>(),
  actors: {
    getLoanDetails: createLoad<HomeFacts>(),
    loadOptionalFacts: createLoad<OptionalHomeFacts, OptionalFactsRequest>(),
    getUserState: createLoad<UserState>(),
    /** Payments of this loan that were started on this phone and that the merchant was not shown yet, newest first. */
    readStartedMeanwhile: port<readonly StartedPayment[], ShownPayments>(),
    initiateRepayment: createSubmission<InitiatedRepayment, Payable>(),
    getRepaymentLink: createLoad<RepaymentLink, Payable>(),
    /** Shares a text on WhatsApp; false when nothing was opened. */
    shareOnWhatsApp: port<boolean, { readonly text: string }>(),
    /** The loan's figures stored on this phone; null when there are none. */
    readLastKnown: port<LastKnownLoan | null>(),
    pageReturns: pollingPorts.pageReturns,
  },
}).extend({
  guards: {
    isRepaying: ({ context }) => hasLoanStatus(context, 'DISBURSED'),
    isAwaitingMoney: ({ context }) => hasLoanStatus(context, 'CREATED', 'UNKNOWN'),
    isBlocked: ({ context }) => context.userState?.processState === 'BLOCKED',
    hasStepToResume: ({ context }) => context.userState !== null && resumePath(context.userState) !== null,
    /** Evaluated after `isRepaying` and `isAwaitingMoney`: any other loan is over. */
    hasEndedLoan: ({ context }) => context.facts?.loan != null,
    hasLastKnownLoan: (_, loan: LastKnownLoan | null) => loan !== null,
    canPay: ({ context }) => payableNow(context) !== null,
    wouldPayTwice: ({ context }) => earlierPayment(context) !== null && payableNow(context) !== null,
    isDebitExpected: ({ context }) => debitOf(context)?.kind === 'expected' && payableNow(context) !== null,
    isLinkRequested: ({ context }) => context.requestedAction === 'link',
    hasEarlierPayment: ({ context }) => earlierPayment(context) !== null,
    hasNewPayments: (_, started: readonly StartedPayment[]) => started.length > 0,
    isShownAmount: ({ context }, result: PaymentResult) =>
      result.kind === 'accepted' && result.data.amount === context.payable?.amount,
  },
  actions: {
    storeFacts: assign((_, outcome: Outcome<HomeFacts>) =>
      outcome.ok
        ? { facts: outcome.data, failure: null, paymentFailure: null }
        : { failure: outcome.failure, facts: null },
    ),
    addStartedPayments: assign({
      facts: ({ context: { facts } }, started: readonly StartedPayment[]) =>
        facts && {
          ...facts,
          startedPayments: started.reduceRight(withStartedPayment, facts.startedPayments),
        },
    }),
    storeOptionalFacts: assign((_, outcome: Outcome<OptionalHomeFacts>) =>
      outcome.ok ? { optionalFacts: outcome.data } : {},
    ),
    storeUserState: assign((_, outcome: Outcome<UserState>) =>
      outcome.ok ? { userState: outcome.data, failure: null } : { userState: null, failure: outcome.failure },
    ),
    storeLastKnown: assign({ lastKnown: (_, loan: LastKnownLoan | null) => loan }),
    /** Prepares a new payment with the amount that is shown. */
    preparePayment: assign(({ context }) => ({
      payable: payableNow(context),
      requestedAction: 'payment' as const,
      payment: null,
      paymentFailure: null,
      startWith: 'sending' as const,
    })),
    storePayment: assign({
      payment: (_, result: PaymentResult) => (result.kind === 'accepted' ? result.data : null),
    }),
    storeRefusal: assign({
      paymentFailure: (_, result: PaymentResult) =>
        result.kind === 'accepted' ? null : paymentFailure(result.failure),
    }),
    prepareLink: assign(({ context }) => ({
      payable: payableNow(context),
      requestedAction: 'link' as const,
      link: null,
      isShareFailed: false,
    })),
    storeLink: assign((_, outcome: Outcome<RepaymentLink>) =>
      outcome.ok
        ? { link: outcome.data, paymentFailure: null }
        : { paymentFailure: paymentFailure(outcome.failure) },
    ),
    storeSharing: assign({ isShareFailed: (_, isOpened: boolean) => !isOpened }),
    goToPage: assign({
      redirectTo: ({ context }, page: HomePage) => homePagePath(page, context.facts?.loan?.id ?? ''),
    }),
    goToStep: assign({
      redirectTo: ({ context }): Redirect =>
        (context.userState && resumePath(context.userState)) ?? '/termloan',
    }),
    goToPendingPayment: assign({
      redirectTo: ({ context }): Redirect => {
        const earlier = earlierPayment(context);
        return earlier === null ? '/termloan/home' : repaymentStatusPath(earlier.id, earlier.paymentType);
      },
    }),
    goToPayment: assign({
      redirectTo: ({ context }): Redirect =>
        context.payment === null
          ? '/termloan/home'
          : repaymentStatusPath(context.payment.id, context.payable?.type ?? 'instalment'),
    }),
  },
});

/** Placeholder where nothing can be paid: the service refuses it. */
export const nothingPayable: Payable = { amount: 0, type: 'instalment' };

/** A crash of our own code while the user state is read: the page names the failed operation (spec 8). */
export const userStateCrash = {
  ok: false,
  failure: failure('malformed', { operation: 'getUserState' }),
} as const;
