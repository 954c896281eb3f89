import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import { paymentStatusPath } from '../domain/loan/history';
import { isEndedLoan } from '../domain/loan/loan';
import type { LoanDetails } from '../domain/loan/loan-details';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts, rereadOnReturn } from '../shared/polling';
import { typesOf } from '../shared/port';

/** The loan with its schedule, and the service's time when it was read (ms): it defines "now". */
export interface SummaryFacts {
  readonly details: LoanDetails;
  readonly readAt: number;
}

interface Context {
  readonly facts: SummaryFacts | null;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

type Events =
  | SharedEvent
  | { type: 'prepayment.opened' }
  | { type: 'payment.opened' }
  | { type: 'history.opened' }
  | { type: 'details.opened' }
  | { type: 'status.opened' }
  | { type: 'papers.opened' };

/** A tab that was in the background over midnight would show yesterday as today. */
const readsAgain = rereadOnReturn('loadingSummary');

const to = (path: Redirect) => ({ target: 'left', actions: { type: 'goTo', params: path } }) as const;

const journey = journeySetup({
  types: typesOf<{
    context: Context;
    events: Events;
  }>(),
  actors: {
    getLoanDetails: createLoad<SummaryFacts>(),
    pageReturns: pollingPorts.pageReturns,
  },
}).extend({
  guards: {
    hasNoLoan: ({ context }) => context.facts === null || context.facts.details.loan === null,
    isOver: ({ context }) => {
      const details = context.facts?.details;
      if (details?.loan == null || !isEndedLoan(details.loan)) return false;
      // Cancelled before the disbursal: there is no account to show.
      return details.loan.status !== 'CANCELLED' || details.instalments.length > 0;
    },
    isNotRunning: ({ context }) => context.facts?.details.loan?.status !== 'DISBURSED',
    isPaymentPending: ({ context }) => context.facts?.details.pendingPayment != null,
  },
  actions: {
    storeFacts: assign((_, outcome: Outcome<SummaryFacts>) =>
      outcome.ok ? { facts: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    goToPayment: assign(({ context }) => {
      const payment = context.facts?.details.pendingPayment ?? null;
      return payment === null ? {} : { redirectTo: paymentStatusPath(payment.id, payment.paymentType) };
    }),
  },
});

/** The account of a loan and its schedule (spec 2.2, /termloan/summary): paid, due, left, and every instalment. */
export const summaryMachine = journey.createMachine({
  id: 'summary',
  context: { facts: null, failure: null, redirectTo: '/termloan' },
  initial: 'loadingSummary',
  states: {
    loadingSummary: {
      description: 'The service is asked for the loan and its schedule.',
      tags: 'pending',
      invoke: {
        id: 'getLoanDetails',
        src: 'getLoanDetails',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingSummary',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            target: 'summaryUnavailable',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'summaryUnavailable',
          actions: { type: 'storeFacts', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingSummary: {
      description:
        'There is a schedule after the disbursal only; an ended loan has nothing to pay; a pending payment comes first.',
      always: [
        { guard: 'hasNoLoan', target: 'noLoan' },
        { guard: 'isOver', target: 'loanOver' },
        { guard: 'isNotRunning', target: 'notSent' },
        { guard: 'isPaymentPending', target: 'paymentPending' },
        { target: 'summary' },
      ],
    },
    summary: {
      description: 'The merchant reads what is paid, due and left, and every instalment.',
      meta: { path: '/termloan/summary', requirements: ['spec 2.2 line 22'] },
      invoke: readsAgain,
      on: {
        retry: 'loadingSummary',
        'prepayment.opened': to('/termloan/prepayment'),
        'history.opened': to('/termloan/history'),
        'details.opened': to('/termloan/loan-details'),
        back: to('/termloan/home'),
      },
    },
    paymentPending: {
      description: 'The summary while a payment is pending: its status can be opened, no other payment.',
      meta: { path: '/termloan/summary' },
      invoke: readsAgain,
      on: {
        retry: 'loadingSummary',
        'payment.opened': { target: 'left', actions: 'goToPayment' },
        'history.opened': to('/termloan/history'),
        'details.opened': to('/termloan/loan-details'),
        back: to('/termloan/home'),
      },
    },
    loanOver: {
      description: 'The summary of an ended loan: nothing is to be paid, its documents can be opened.',
      meta: { path: '/termloan/summary' },
      on: {
        'papers.opened': to('/termloan/settled'),
        'history.opened': to('/termloan/history'),
        'details.opened': to('/termloan/loan-details'),
        back: to('/termloan/home'),
      },
    },
    notSent: {
      description: 'The loan is not disbursed: there is no schedule yet, or there will be none.',
      meta: { path: '/termloan/summary' },
      invoke: readsAgain,
      on: { 'status.opened': to('/termloan/loan-status'), back: to('/termloan/home') },
    },
    noLoan: {
      description: 'There is no loan that could have a schedule.',
      meta: { path: '/termloan/summary' },
      on: { leave: 'left', back: to('/termloan/home') },
    },
    summaryUnavailable: {
      description: 'The service did not respond; the merchant may retry.',
      meta: { path: '/termloan/summary' },
      on: { retry: 'loadingSummary', back: to('/termloan/home') },
    },
    left: { description: 'The merchant continues on another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
