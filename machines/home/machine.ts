import { assign, setup } from 'xstate';

import { type Failure, failure, type Outcome } from '../domain/failure';
import { isOpenLoan, type Loan } from '../domain/loan';
import type { JourneyMeta, JourneyOutput, JourneyTag, Redirect, SharedEvent } from '../shared/journey';
import { createLoad } from '../shared/load';
import { typesOf } from '../shared/port';

/** The latest loan, and the service's time when it was read (ms): due days are counted by it. */
export interface HomeFacts {
  readonly loan: Loan | null;
  readonly readAt: number;
}

interface Context {
  readonly facts: HomeFacts | null;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

/** What to do now (spec 2.2, /termloan/home). */
export const homeMachine = setup({
  types: typesOf<{
    context: Context;
    events: SharedEvent | { type: 'status.opened' };
    output: JourneyOutput;
    tags: JourneyTag;
    meta: JourneyMeta;
  }>(),
  actors: { getLoan: createLoad<HomeFacts>() },
  guards: {
    isReady: (_, outcome: Outcome<HomeFacts>) => outcome.ok,
    isDisbursed: ({ context }) => context.facts?.loan?.status === 'DISBURSED',
    hasOpenLoan: ({ context }) => context.facts?.loan != null && isOpenLoan(context.facts.loan),
  },
  actions: {
    keepFacts: assign((_, outcome: Outcome<HomeFacts>) =>
      outcome.ok ? { facts: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    goTo: assign({ redirectTo: (_, to: Redirect) => to }),
  },
}).createMachine({
  id: 'home',
  context: { facts: null, failure: null, redirectTo: '/termloan' },
  initial: 'loadingHome',
  states: {
    loadingHome: {
      description: 'The service is asked for the latest loan.',
      tags: 'pending',
      invoke: {
        id: 'getLoan',
        src: 'getLoan',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingHome',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
          {
            target: 'homeUnavailable',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'homeUnavailable',
          actions: { type: 'keepFacts', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingHome: {
      description:
        'A disbursed loan has a home; one on its way has its status; else there is a loan to take.',
      always: [
        { guard: 'isDisbursed', target: 'home' },
        {
          guard: 'hasOpenLoan',
          target: 'left',
          actions: { type: 'goTo', params: '/termloan/loan-status' },
        },
        { target: 'noLoan' },
      ],
    },
    home: {
      description: 'The merchant sees what is due next, what is paid and what is left.',
      meta: { path: '/termloan/home' },
      tags: 'committed',
      on: {
        retry: 'loadingHome',
        'status.opened': {
          target: 'left',
          actions: { type: 'goTo', params: '/termloan/loan-status' },
        },
      },
    },
    noLoan: {
      description: 'There is no loan to repay.',
      meta: { path: '/termloan/home' },
      on: { leave: 'left' },
    },
    homeUnavailable: {
      description: 'The service did not answer; the merchant may ask again.',
      meta: { path: '/termloan/home' },
      on: { retry: 'loadingHome', back: 'left' },
    },
    left: { description: 'The merchant goes on to another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
