import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import { cancelLoanPath } from '../domain/loan/cancellation-path';
import type { Loan, LoanStatus } from '../domain/loan/loan';
import type { SentPapers } from '../domain/loan/papers-sent';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { typesOf } from '../shared/port';

/** What the page reads when it is opened. */
export interface LoanToFollow {
  readonly loan: Loan | null;
  /** What the loan's own agreement pays out, in paise; null where it could not be read. */
  readonly agreedAmount: number | null;
  /** Where the papers of the loan's own agreement were sent; empty where nothing is known of it. */
  readonly papersSent: readonly SentPapers[];
}

interface Context extends LoanToFollow {
  readonly polls: number;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

/** Maximum number of polls, together two minutes; then the merchant checks manually. */
const MAX_POLLS = 24;

/** Whether the page itself asks again; afterwards the merchant checks manually. */
export function isPolling({ polls }: Pick<Context, 'polls'>): boolean {
  return polls < MAX_POLLS;
}

function hasLoanStatus(context: Context, ...statuses: readonly LoanStatus[]): boolean {
  return context.loan !== null && statuses.includes(context.loan.status);
}

/** The signed papers are on the page of the loan's terms. */
const openPapers = { target: 'left', actions: { type: 'goTo', params: '/termloan/loan-details' } } as const;

const journey = journeySetup({
  types: typesOf<{
    context: Context;
    events:
      | SharedEvent
      | { type: 'home.opened' }
      | { type: 'rejection.opened' }
      | { type: 'settledPage.opened' }
      | { type: 'papers.opened' }
      | { type: 'cancellation.opened' };
  }>(),
  actors: { loadLoan: createLoad<LoanToFollow>(), getLoan: createLoad<Loan | null>() },
  delays: { pollDelay: 5_000 },
}).extend({
  guards: {
    hasNoLoan: ({ context }) => context.loan === null,
    isDisbursed: ({ context }) => hasLoanStatus(context, 'DISBURSED'),
    isRejected: ({ context }) => hasLoanStatus(context, 'REJECTED'),
    isCancelled: ({ context }) => hasLoanStatus(context, 'CANCELLED'),
    isEnded: ({ context }) => hasLoanStatus(context, 'COMPLETE', 'FORECLOSED'),
    mayPollAgain: ({ context }) => isPolling(context),
  },
  actions: {
    storeLoanToFollow: assign((_, outcome: Outcome<LoanToFollow>) =>
      outcome.ok ? { ...outcome.data, failure: null } : { failure: outcome.failure },
    ),
    storeLoan: assign((_, outcome: Outcome<Loan | null>) =>
      outcome.ok ? { loan: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    goToCancellation: assign({
      redirectTo: ({ context }): Redirect =>
        context.loan === null ? '/termloan/home' : cancelLoanPath(context.loan.id),
    }),
  },
});

/** Status of the disbursal (spec 2.2, /termloan/loan-status): pending, disbursed, rejected or cancelled. */
export const loanStatusMachine = journey.createMachine({
  id: 'loan-status',
  context: {
    loan: null,
    agreedAmount: null,
    papersSent: [],
    polls: 0,
    failure: null,
    redirectTo: '/termloan',
  },
  initial: 'loadingLoan',
  states: {
    loadingLoan: {
      description:
        'The service is asked for the latest loan, and for its agreement: the amount, and where the papers were sent.',
      tags: 'pending',
      invoke: {
        id: 'loadLoan',
        src: 'loadLoan',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingLoan',
            actions: { type: 'storeLoanToFollow', params: ({ event }) => event.output },
          },
          {
            target: 'loanUnavailable',
            actions: { type: 'storeLoanToFollow', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'loanUnavailable',
          actions: { type: 'storeLoanToFollow', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingLoan: {
      description: "The loan's status from the service decides what is shown.",
      always: [
        { guard: 'hasNoLoan', target: 'noLoan' },
        { guard: 'isDisbursed', target: 'disbursed' },
        { guard: 'isRejected', target: 'loanRejected' },
        { guard: 'isCancelled', target: 'loanCancelled' },
        { guard: 'isEnded', target: 'loanEnded' },
        { target: 'disbursalPending' },
      ],
    },
    disbursalPending: {
      description:
        'The disbursal is pending; the service is polled for two minutes, after that the merchant checks manually.',
      meta: { path: '/termloan/loan-status', requirements: ['spec 2.2 line 28'] },
      tags: 'committed',
      on: {
        retry: 'checkingLoan',
        'cancellation.opened': { target: 'left', actions: 'goToCancellation' },
        'papers.opened': openPapers,
        // Not to the loan entry, which would redirect back here.
        back: { target: 'left', actions: { type: 'goTo', params: '/' } },
      },
      after: { pollDelay: { guard: 'mayPollAgain', target: 'checkingLoan', actions: 'countPoll' } },
    },
    checkingLoan: {
      description: 'The service is asked whether the money was sent.',
      tags: 'pending',
      invoke: {
        id: 'checkLoan',
        src: 'getLoan',
        onDone: {
          target: 'routingLoan',
          actions: { type: 'storeLoan', params: ({ event }) => event.output },
        },
        onError: 'disbursalPending',
      },
      // The page polls every few seconds: a tap during a poll must work too.
      on: {
        'cancellation.opened': { target: 'left', actions: 'goToCancellation' },
        'papers.opened': openPapers,
        back: { target: 'left', actions: { type: 'goTo', params: '/' } },
      },
    },
    disbursed: {
      description: 'The money was sent, according to the service.',
      meta: { path: '/termloan/loan-status', requirements: ['spec 2.2 line 28'] },
      tags: 'committed',
      on: {
        'home.opened': { target: 'left', actions: { type: 'goTo', params: '/termloan/home' } },
        'papers.opened': openPapers,
      },
    },
    loanRejected: {
      description:
        'The lender did not disburse the loan; the reason and next steps are on a page of their own.',
      meta: { path: '/termloan/loan-status' },
      on: {
        'rejection.opened': { target: 'left', actions: { type: 'goTo', params: '/termloan/nbfc-rejection' } },
        back: 'left',
        leave: 'left',
      },
    },
    loanCancelled: {
      description: 'The loan was cancelled.',
      meta: { path: '/termloan/loan-status' },
      on: { back: 'left', leave: 'left' },
    },
    loanEnded: {
      description: 'The loan is repaid or foreclosed; its closing documents are on a page of their own.',
      meta: { path: '/termloan/loan-status' },
      on: {
        'settledPage.opened': { target: 'left', actions: { type: 'goTo', params: '/termloan/settled' } },
        back: 'left',
        leave: 'left',
      },
    },
    noLoan: {
      description: 'There is no loan to follow.',
      meta: { path: '/termloan/loan-status' },
      on: { back: 'left', leave: 'left' },
    },
    loanUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      meta: { path: '/termloan/loan-status', requirements: ['spec 8 line 3.3'] },
      on: { retry: 'loadingLoan', back: 'left' },
    },
    left: { description: 'The merchant continues.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
