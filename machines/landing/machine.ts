import { assign } from 'xstate';
import { crashedLoadOutcome, crashFailure, type Failure, type Outcome } from '../domain/base/failure';
import { type LandingFacts, loanAction, loanWithUnknownDebits, otherProducts } from '../domain/entry/landing';
import type { DebitedLoan, DebitFacts } from '../domain/mandate/autopay-debit';
import type { Redirect } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { pollingPorts, rereadOnReturn } from '../shared/polling';
import { typesOf } from '../shared/port';

interface Context {
  readonly facts: LandingFacts | null;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

/** Params of a guard or an action: the outcome of the read. */
const outcomeOf = ({ event }: { readonly event: { readonly output: Outcome<LandingFacts> } }) => event.output;

/** Transitions after a read: the first one, and a later one while the page is shown. */
const readTransitions = {
  onDone: [
    {
      guard: { type: 'isReady', params: outcomeOf },
      target: 'offers',
      actions: { type: 'storeFacts', params: outcomeOf },
    },
    { target: 'landingUnavailable', actions: { type: 'storeFacts', params: outcomeOf } },
  ],
  onError: { target: 'landingUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
} as const;

const journey = journeySetup({
  types: typesOf<{
    context: Context;
    events:
      | { type: 'retry' }
      | { type: 'loan.opened' }
      | { type: 'credit.opened' }
      | { type: 'registration.opened' }
      | { type: 'partners.opened' }
      | { type: 'score.opened' }
      | { type: 'terms.opened' }
      | { type: 'rights.opened' };
  }>(),
  actors: {
    /** Whether to wait for the debits of each running loan: on the first read only for those that change what is to be paid. */
    loadLanding: createLoad<LandingFacts, { readonly withDebits: boolean }>(),
    /** The debits of a running loan; null without one, and where they are known already. */
    loadDebits: createLoad<DebitFacts | null, DebitedLoan | null>(),
    pageReturns: pollingPorts.pageReturns,
  },
}).extend({
  guards: {
    hasCredit: ({ context: { facts } }) => facts !== null && otherProducts(facts).credit !== null,
    mayRegister: ({ context: { facts } }) => facts !== null && otherProducts(facts).registration,
    hasScore: ({ context: { facts } }) => facts !== null && otherProducts(facts).score,
    hasPartners: ({ context: { facts } }) => facts !== null && otherProducts(facts).partners,
  },
  actions: {
    storeFacts: assign((_, outcome: Outcome<LandingFacts>) =>
      outcome.ok ? { facts: outcome.data, failure: null } : { facts: null, failure: outcome.failure },
    ),
    storeDebits: assign(({ context: { facts } }, outcome: Outcome<DebitFacts | null>) =>
      facts !== null && outcome.ok && outcome.data !== null
        ? { facts: { ...facts, bill: { ...facts.bill, ...outcome.data } } }
        : {},
    ),
    /** Also clears the facts of an earlier read, which are outdated. */
    storeFailure: assign({ facts: null, failure: (_, failure: Failure) => failure }),
    goToLoan: assign({
      redirectTo: ({ context: { facts } }): Redirect => (facts === null ? '/termloan' : loanAction(facts).to),
    }),
  },
});

/**
 * What the product offers this merchant now, on the landing page (spec 2.1, `/`): the loan, and what is offered besides it. The
 * page is shown before this chart is loaded, and works without it: the chart has no entry URL, and blocks nothing.
 */
export const landingMachine = journey.createMachine({
  id: 'landing',
  context: { facts: null, failure: null, redirectTo: '/termloan' },
  initial: 'loadingLanding',
  // Links that every visitor sees: they work in all states.
  on: {
    'loan.opened': { target: '.sentOn', actions: 'goToLoan' },
    'terms.opened': { target: '.sentOn', actions: { type: 'goTo', params: '/terms' } },
    'rights.opened': { target: '.sentOn', actions: { type: 'goTo', params: '/rights' } },
    // Offers other than the loan: they work after the first read, also while they are read again.
    'credit.opened': {
      guard: 'hasCredit',
      target: '.sentOn',
      actions: { type: 'goTo', params: '/supplier' },
    },
    'registration.opened': {
      guard: 'mayRegister',
      target: '.sentOn',
      actions: { type: 'goTo', params: '/register-udyam' },
    },
    'partners.opened': {
      guard: 'hasPartners',
      target: '.sentOn',
      actions: { type: 'goTo', params: '/network/application/apply' },
    },
    'score.opened': {
      guard: 'hasScore',
      target: '.sentOn',
      actions: { type: 'goTo', params: '/termloan/credit-score' },
    },
  },
  states: {
    loadingLanding: {
      description:
        "The services are asked for the merchant's status; the page is shown meanwhile, and links to the loan.",
      tags: 'pending',
      invoke: {
        id: 'loadLanding',
        src: 'loadLanding',
        input: { withDebits: false },
        ...readTransitions,
      },
    },
    offers: {
      description:
        'The merchant sees what to do about the loan now, and what else there is: credit, registration, partners.',
      meta: { requirements: ['spec 2.1 row 1'] },
      invoke: [
        {
          id: 'loadDebits',
          src: 'loadDebits',
          input: ({ context: { facts } }) => facts && loanWithUnknownDebits(facts),
          onDone: { actions: { type: 'storeDebits', params: ({ event }) => event.output } },
          onError: { actions: { type: 'storeDebits', params: crashedLoadOutcome } },
        },
        // After hours in the background the page would show an outdated amount.
        rereadOnReturn('checkingLanding'),
      ],
    },
    checkingLanding: {
      description: 'The facts are read again while the page is shown; its links still work.',
      tags: 'pending',
      invoke: {
        id: 'rereadLanding',
        src: 'loadLanding',
        // A refund that is shown would disappear meanwhile.
        input: { withDebits: true },
        ...readTransitions,
      },
    },
    landingUnavailable: {
      description: 'A required read failed: the general page is shown, with a retry and a link to the loan.',
      invoke: rereadOnReturn('loadingLanding'),
      on: { retry: 'loadingLanding' },
    },
    sentOn: {
      description: 'The merchant continues with what they chose.',
      meta: { requirements: ['spec 2.1 row 1'] },
      type: 'final',
    },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
