import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import { cancelLoanPath } from '../domain/loan/cancellation-path';
import type { Loan, LoanStatus } from '../domain/loan/loan';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { typesOf } from '../shared/port';

interface Context {
  readonly loan: Loan | null;
  readonly polls: number;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

/** Polls before the page waits for the merchant: 24 every 5 s are two minutes. */
const MAX_POLLS = 24;

function stands(context: Context, ...statuses: readonly LoanStatus[]): boolean {
  return context.loan !== null && statuses.includes(context.loan.status);
}

const journey = journeySetup({
  types: typesOf<{
    context: Context;
    events:
      | SharedEvent
      | { type: 'home.opened' }
      | { type: 'rejection.opened' }
      | { type: 'papers.opened' }
      | { type: 'cancellation.opened' };
  }>(),
  actors: { getLoan: createLoad<Loan | null>() },
  delays: { pollDelay: 5_000 },
}).extend({
  guards: {
    hasNoLoan: ({ context }) => context.loan === null,
    isDisbursed: ({ context }) => stands(context, 'DISBURSED'),
    isRejected: ({ context }) => stands(context, 'REJECTED'),
    isCancelled: ({ context }) => stands(context, 'CANCELLED'),
    isEnded: ({ context }) => stands(context, 'COMPLETE', 'FORECLOSED'),
    mayPollAgain: ({ context }) => context.polls < MAX_POLLS,
  },
  actions: {
    keepLoan: assign((_, outcome: Outcome<Loan | null>) =>
      outcome.ok ? { loan: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
    goToCancellation: assign({
      redirectTo: ({ context }): Redirect =>
        context.loan === null ? '/termloan/home' : cancelLoanPath(context.loan.id),
    }),
  },
});

/** Where disbursal stands (spec 2.2, /termloan/loan-status): on its way, disbursed, rejected or cancelled. */
export const loanStatusMachine = journey.createMachine({
  id: 'loan-status',
  context: { loan: null, polls: 0, failure: null, redirectTo: '/termloan' },
  initial: 'loadingLoan',
  states: {
    loadingLoan: {
      description: 'The service is asked for the latest loan.',
      tags: 'pending',
      invoke: {
        id: 'getLoan',
        src: 'getLoan',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingLoan',
            actions: { type: 'keepLoan', params: ({ event }) => event.output },
          },
          {
            target: 'loanUnavailable',
            actions: { type: 'keepLoan', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'loanUnavailable',
          actions: { type: 'keepLoan', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingLoan: {
      description: "The service's word on the loan decides what is shown.",
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
        'The lender is sending the money; it is asked by itself for two minutes, and then by the merchant.',
      meta: { path: '/termloan/loan-status', requirements: ['spec 2.2 line 28'] },
      tags: 'committed',
      on: {
        retry: 'checkingLoan',
        'cancellation.opened': { target: 'left', actions: 'goToCancellation' },
        // Not to the entry: it would lead back here.
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
          actions: { type: 'keepLoan', params: ({ event }) => event.output },
        },
        onError: 'disbursalPending',
      },
      // The page asks by itself every few seconds: a tap in that moment counts too.
      on: {
        'cancellation.opened': { target: 'left', actions: 'goToCancellation' },
        back: { target: 'left', actions: { type: 'goTo', params: '/' } },
      },
    },
    disbursed: {
      description: "The money was sent, by the service's word.",
      meta: { path: '/termloan/loan-status', requirements: ['spec 2.2 line 28'] },
      tags: 'committed',
      on: {
        'home.opened': { target: 'left', actions: { type: 'goTo', params: '/termloan/home' } },
      },
    },
    loanRejected: {
      description: 'The lender did not send the money; why, and what now, stands on its own page.',
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
      description: 'The loan is repaid or foreclosed; its closing papers stand on their own page.',
      meta: { path: '/termloan/loan-status' },
      on: {
        'papers.opened': { target: 'left', actions: { type: 'goTo', params: '/termloan/settled' } },
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
      description: 'The service did not answer; the merchant may ask again.',
      meta: { path: '/termloan/loan-status', requirements: ['spec 8 line 3.3'] },
      on: { retry: 'loadingLoan', back: 'left' },
    },
    left: { description: 'The merchant goes on.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
