import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { EntryFacts } from '../domain/entry/resume';
import { decidingLender, mayChooseOffer, type StopReason, stopReasonOf } from '../domain/entry/stop-reason';
import type { BankAccount } from '../domain/payment/bank-account';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { typesOf } from '../shared/port';

/** Data that decides why a merchant cannot continue. Times in milliseconds. */
export interface MerchantStatusFacts extends EntryFacts {
  /** Accounts on file. */
  readonly accounts: readonly BankAccount[];
  /** The offer that was chosen in this browser is stored: another account can be added for it. */
  readonly isOfferStored: boolean;
  /** When the merchant may apply again; null when unknown, or when that day has passed. */
  readonly retryOn: number | null;
  /** The service's time of the response. */
  readonly asOf: number;
}

interface Context {
  readonly facts: MerchantStatusFacts | null;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

function hasStopReason({ facts }: Context, reason: StopReason): boolean {
  return facts !== null && stopReasonOf(facts) === reason;
}

/** Transitions of every page with a stop reason. */
const commonTransitions = {
  retry: 'loadingStatus',
  'contact.opened': { target: 'left', actions: 'goToContact' },
  // Not to the loan entry, which would redirect back here.
  back: { target: 'left', actions: { type: 'goTo', params: '/' } },
} as const;

/** Transition to the offers, if other offers may be chosen after the rejection. */
const toOffers = {
  guard: 'mayChooseOffer',
  target: 'left',
  actions: { type: 'goTo', params: '/termloan/offer' },
} as const;

/** Transition to home, if a loan is running: only a new loan is stopped. */
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
  actors: { loadMerchantStatus: createLoad<MerchantStatusFacts>() },
}).extend({
  guards: {
    isBlocked: ({ context }) => hasStopReason(context, 'blocked'),
    isAppBlocked: ({ context }) => hasStopReason(context, 'appBlocked'),
    isRejected: ({ context }) => hasStopReason(context, 'nbfcRejection'),
    isAccountRefused: ({ context }) => hasStopReason(context, 'accountNotApproved'),
    isRepaying: ({ context }) => context.facts?.loan?.status === 'DISBURSED',
    mayChooseOffer: ({ context }) => context.facts !== null && mayChooseOffer(context.facts),
    mayChooseAccount: ({ context: { facts } }) => facts?.isOfferStored === true && mayChooseOffer(facts),
  },
  actions: {
    storeFacts: assign((_, outcome: Outcome<MerchantStatusFacts>) =>
      outcome.ok ? { facts: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    goToContact: assign({
      redirectTo: ({ context: { facts } }): Redirect =>
        `/termloan/contact/${encodeURIComponent((facts && decidingLender(facts)) ?? 'mine')}`,
    }),
  },
});

/**
 * Why a merchant cannot continue (spec 2.2: /blocked, /app-blocked, /nbfc-rejection, /account-not-approved). The page follows
 * the service's status, whatever the entry URL.
 */
export const merchantStatusMachine = journey.createMachine({
  id: 'merchant-status',
  context: { facts: null, failure: null, redirectTo: '/termloan' },
  initial: 'loadingStatus',
  states: {
    loadingStatus: {
      description: "The services are asked for the merchant's status.",
      tags: 'pending',
      invoke: {
        id: 'loadMerchantStatus',
        src: 'loadMerchantStatus',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingStatus',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            target: 'statusUnavailable',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'statusUnavailable',
          actions: { type: 'storeFacts', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingStatus: {
      description: "The service's response decides which page is shown, not the URL.",
      always: [
        { guard: 'isAppBlocked', target: 'appBlocked' },
        { guard: 'isBlocked', target: 'blocked' },
        { guard: 'isRejected', target: 'nbfcRejection' },
        { guard: 'isAccountRefused', target: 'accountNotApproved' },
        { target: 'notStopped' },
      ],
    },
    blocked: {
      description: 'The service blocked this merchant; a running loan continues.',
      meta: { path: '/termloan/blocked', requirements: ['spec 2.2 line 29'] },
      on: { ...commonTransitions, 'home.opened': toHome },
    },
    appBlocked: {
      description: 'Loans cannot be taken with this app on this phone; a running loan continues.',
      meta: { path: '/termloan/app-blocked', requirements: ['spec 2.2 line 36'] },
      on: { ...commonTransitions, 'home.opened': toHome },
    },
    nbfcRejection: {
      description: 'The lender rejected the loan.',
      meta: { path: '/termloan/nbfc-rejection', requirements: ['spec 2.2 line 35'] },
      on: { ...commonTransitions, 'offers.opened': toOffers },
    },
    accountNotApproved: {
      description: 'The lender did not accept the bank account; another one may be accepted.',
      meta: { path: '/termloan/account-not-approved', requirements: ['spec 2.2 line 12'] },
      on: {
        ...commonTransitions,
        'offers.opened': toOffers,
        'account.opened': {
          guard: 'mayChooseAccount',
          target: 'left',
          actions: { type: 'goTo', params: '/termloan/bank-account' },
        },
      },
    },
    notStopped: {
      description: 'Nothing stops this merchant, who can continue.',
      on: {
        leave: 'left',
        back: { target: 'left', actions: { type: 'goTo', params: '/' } },
      },
    },
    statusUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      on: { retry: 'loadingStatus', back: { target: 'left', actions: { type: 'goTo', params: '/' } } },
    },
    left: { description: 'The merchant continues on another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
