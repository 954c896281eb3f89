import { assign } from 'xstate';

import { type Failure, failure, type Outcome } from '../domain/base/failure';
import { isEndedLoan } from '../domain/loan/loan';
import type { LoanDetails } from '../domain/loan/loan-details';
import type { Mandate } from '../domain/mandate/mandate';
import type { Transactions } from '../domain/payment/transactions';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { typesOf } from '../shared/port';

/** Data of an ended loan. A failed read of the mandate or of the payments is shown with a retry. */
export interface SettledFacts {
  readonly details: LoanDetails;
  /** Data null: there was no mandate. Null itself: it was not read, because the loan has not ended. */
  readonly mandate: Outcome<Mandate | null> | null;
  readonly transactions: Outcome<Transactions> | null;
}

interface Context {
  readonly facts: SettledFacts | null;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

const journey = journeySetup({
  types: typesOf<{
    context: Context;
    events: SharedEvent | { type: 'newLoan.opened' } | { type: 'history.opened' } | { type: 'visit.closed' };
  }>(),
  actors: { loadSettled: createLoad<SettledFacts>() },
}).extend({
  guards: {
    hasNoLoan: ({ context }) => context.facts?.details.loan == null,
    isDisbursed: ({ context }) => context.facts?.details.loan?.status === 'DISBURSED',
    isNotEnded: ({ context }) => {
      const loan = context.facts?.details.loan ?? null;
      return loan !== null && !isEndedLoan(loan);
    },
  },
  actions: {
    storeFacts: assign((_, outcome: Outcome<SettledFacts>) =>
      outcome.ok ? { facts: outcome.data, failure: null } : { failure: outcome.failure },
    ),
  },
});

/** The loan has ended: what was paid, the no-dues letter, and the end of autopay (spec 2.2, /termloan/settled). */
export const settledMachine = journey.createMachine({
  id: 'settled',
  context: { facts: null, failure: null, redirectTo: '/termloan' },
  initial: 'loadingSettled',
  states: {
    loadingSettled: {
      description: 'The service is asked for the loan, its payments, and the mandate.',
      tags: 'pending',
      invoke: {
        id: 'loadSettled',
        src: 'loadSettled',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingSettled',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            target: 'settledUnavailable',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'settledUnavailable',
          actions: { type: 'storeFacts', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingSettled: {
      description: 'A running loan opens home, one before disbursal or rejected opens its status.',
      always: [
        { guard: 'hasNoLoan', target: 'noLoan' },
        { guard: 'isDisbursed', target: 'left', actions: { type: 'goTo', params: '/termloan/home' } },
        { guard: 'isNotEnded', target: 'left', actions: { type: 'goTo', params: '/termloan/loan-status' } },
        { target: 'settled' },
      ],
    },
    settled: {
      description: 'The merchant reads how the loan ended, opens its documents, and may retry what failed.',
      meta: { path: '/termloan/settled', requirements: ['spec 2.2 line 20'] },
      on: {
        retry: 'loadingSettled',
        'newLoan.opened': 'left',
        'history.opened': { target: 'left', actions: { type: 'goTo', params: '/termloan/history' } },
        'visit.closed': { target: 'left', actions: { type: 'goTo', params: '/termloan/exit' } },
        // Not to the loan entry, which would start a new loan.
        back: { target: 'left', actions: { type: 'goTo', params: '/' } },
      },
    },
    noLoan: {
      description: 'There is no loan that could have ended.',
      meta: { path: '/termloan/settled' },
      on: { leave: 'left', back: { target: 'left', actions: { type: 'goTo', params: '/' } } },
    },
    settledUnavailable: {
      description: 'The loan could not be read; the merchant may check again.',
      meta: { path: '/termloan/settled' },
      on: { retry: 'loadingSettled', back: { target: 'left', actions: { type: 'goTo', params: '/' } } },
    },
    left: { description: 'The merchant continues on another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
