import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { EntryFacts } from '../domain/entry/resume';
import { decidingLender, mayChooseOffer, type Standing, standingOf } from '../domain/entry/standing';
import type { BankAccount } from '../domain/payment/bank-account';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { typesOf } from '../shared/port';

/** All that is read to say where a merchant stands. Times in milliseconds. */
export interface StandingFacts extends EntryFacts {
  /** Accounts on file. */
  readonly accounts: readonly BankAccount[];
  /** An offer was chosen in this browser: another account can be given for it. */
  readonly isOfferKept: boolean;
  /** When asking for a loan makes sense again; null when the service does not say, or the day is over. */
  readonly retryOn: number | null;
  /** The service's time of the answer. */
  readonly asOf: number;
}

interface Context {
  readonly facts: StandingFacts | null;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

function stands({ facts }: Context, at: Standing): boolean {
  return facts !== null && standingOf(facts) === at;
}

/** Ways that every one of these pages has; where they lead is decided by what the service said. */
const ways = {
  retry: 'loadingStanding',
  'contact.opened': { target: 'left', actions: 'goToContact' },
  // Not to the entry: it would lead back here.
  back: { target: 'left', actions: { type: 'goTo', params: '/' } },
} as const;

/** After a no that leaves the offers open. */
const toOffers = {
  guard: 'mayChooseOffer',
  target: 'left',
  actions: { type: 'goTo', params: '/termloan/offer' },
} as const;

/** A running loan goes on, whatever bars a new one. */
const toHome = {
  guard: 'isRepaying',
  target: 'left',
  actions: { type: 'goTo', params: '/termloan/home' },
} as const;

const journey = journeySetup({
  types: typesOf<{
    context: Context;
    events:
      | SharedEvent
      | { type: 'contact.opened' }
      | { type: 'offers.opened' }
      | { type: 'account.opened' }
      | { type: 'home.opened' };
  }>(),
  actors: { loadStanding: createLoad<StandingFacts>() },
}).extend({
  guards: {
    isBlocked: ({ context }) => stands(context, 'blocked'),
    isAppBlocked: ({ context }) => stands(context, 'appBlocked'),
    isRejected: ({ context }) => stands(context, 'nbfcRejection'),
    isAccountRefused: ({ context }) => stands(context, 'accountNotApproved'),
    isRepaying: ({ context }) => context.facts?.loan?.status === 'DISBURSED',
    mayChooseOffer: ({ context }) => context.facts !== null && mayChooseOffer(context.facts),
    mayChooseAccount: ({ context: { facts } }) => facts?.isOfferKept === true && mayChooseOffer(facts),
  },
  actions: {
    keepFacts: assign((_, outcome: Outcome<StandingFacts>) =>
      outcome.ok ? { facts: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    goToContact: assign({
      redirectTo: ({ context: { facts } }): Redirect =>
        `/termloan/contact/${encodeURIComponent((facts && decidingLender(facts)) ?? 'mine')}`,
    }),
  },
});

/**
 * Where a merchant stands when it does not go on (spec 2.2: /blocked, /app-blocked, /nbfc-rejection,
 * /account-not-approved). Whatever entry URL was typed, the page is the one that is true.
 */
export const standingMachine = journey.createMachine({
  id: 'standing',
  context: { facts: null, failure: null, redirectTo: '/termloan' },
  initial: 'loadingStanding',
  states: {
    loadingStanding: {
      description: 'The services are asked where the merchant stands.',
      tags: 'pending',
      invoke: {
        id: 'loadStanding',
        src: 'loadStanding',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingStanding',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
          {
            target: 'standingUnavailable',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'standingUnavailable',
          actions: { type: 'keepFacts', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingStanding: {
      description: "The service's word decides which page is true, not the address.",
      always: [
        { guard: 'isAppBlocked', target: 'appBlocked' },
        { guard: 'isBlocked', target: 'blocked' },
        { guard: 'isRejected', target: 'nbfcRejection' },
        { guard: 'isAccountRefused', target: 'accountNotApproved' },
        { target: 'nothingInTheWay' },
      ],
    },
    blocked: {
      description: 'The service blocked this merchant; a running loan goes on.',
      meta: { path: '/termloan/blocked', requirements: ['spec 2.2 line 29'] },
      on: { ...ways, 'home.opened': toHome },
    },
    appBlocked: {
      description: 'Loans cannot be taken with this app on this phone; a running loan goes on.',
      meta: { path: '/termloan/app-blocked', requirements: ['spec 2.2 line 36'] },
      on: { ...ways, 'home.opened': toHome },
    },
    nbfcRejection: {
      description: 'The lender said no to the loan.',
      meta: { path: '/termloan/nbfc-rejection', requirements: ['spec 2.2 line 35'] },
      on: { ...ways, 'offers.opened': toOffers },
    },
    accountNotApproved: {
      description: 'The lender did not accept the bank account; another one may do.',
      meta: { path: '/termloan/account-not-approved', requirements: ['spec 2.2 line 12'] },
      on: {
        ...ways,
        'offers.opened': toOffers,
        'account.opened': {
          guard: 'mayChooseAccount',
          target: 'left',
          actions: { type: 'goTo', params: '/termloan/bank-account' },
        },
      },
    },
    nothingInTheWay: {
      description: 'None of it applies to this merchant, who goes on where they stand.',
      on: {
        leave: 'left',
        back: { target: 'left', actions: { type: 'goTo', params: '/' } },
      },
    },
    standingUnavailable: {
      description: 'One of the services did not answer; the merchant may ask again.',
      on: { retry: 'loadingStanding', back: { target: 'left', actions: { type: 'goTo', params: '/' } } },
    },
    left: { description: 'The merchant goes on to another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
