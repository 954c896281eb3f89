import { assign } from 'xstate';
import { crashed, type Failure, type Outcome } from '../domain/base/failure';
import { type LandingFacts, loanNow, offersBeside } from '../domain/entry/landing';
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

/** What a reading says, to the guard and the action that ask for it. */
const said = ({ event }: { readonly event: { readonly output: Outcome<LandingFacts> } }) => event.output;

/** Where each reading leads, the first one and those behind the page. */
const whatWasRead = {
  onDone: [
    {
      guard: { type: 'isReady', params: said },
      target: 'offers',
      actions: { type: 'keepFacts', params: said },
    },
    { target: 'landingUnavailable', actions: { type: 'keepFacts', params: said } },
  ],
  onError: { target: 'landingUnavailable', actions: { type: 'keepFailure', params: crashed } },
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
      | { type: 'terms.opened' };
  }>(),
  actors: {
    loadLanding: createLoad<LandingFacts>(),
    pageReturns: pollingPorts.pageReturns,
  },
}).extend({
  guards: {
    hasCredit: ({ context: { facts } }) => facts !== null && offersBeside(facts).credit !== null,
    mayRegister: ({ context: { facts } }) => facts !== null && offersBeside(facts).registration,
    hasScore: ({ context: { facts } }) => facts !== null && offersBeside(facts).score,
    hasPartners: ({ context: { facts } }) => facts !== null && offersBeside(facts).partners,
  },
  actions: {
    keepFacts: assign((_, outcome: Outcome<LandingFacts>) =>
      outcome.ok ? { facts: outcome.data, failure: null } : { facts: null, failure: outcome.failure },
    ),
    // What was read before is old news by now.
    keepFailure: assign({ facts: null, failure: (_, of: Failure) => of }),
    goToLoan: assign({
      redirectTo: ({ context: { facts } }): Redirect => (facts === null ? '/termloan' : loanNow(facts).to),
    }),
  },
});

/**
 * What the product has for this merchant now, on the landing page (spec 2.1, `/`): the loan as it stands, and what is offered
 * beside it. The page is shown before this chart is here, and without it: the chart has no entry URL, and bars no way.
 */
export const landingMachine = journey.createMachine({
  id: 'landing',
  context: { facts: null, failure: null, redirectTo: '/termloan' },
  initial: 'loadingLanding',
  // What the page has for anybody is open at any time.
  on: {
    'loan.opened': { target: '.sentOn', actions: 'goToLoan' },
    'terms.opened': { target: '.sentOn', actions: { type: 'goTo', params: '/terms' } },
    // What is beside the loan, once it was read; also while it is read again.
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
        'The services are asked where the merchant stands; the page is there meanwhile, and leads to the loan.',
      tags: 'pending',
      invoke: {
        id: 'loadLanding',
        src: 'loadLanding',
        ...whatWasRead,
      },
    },
    offers: {
      description:
        'The merchant sees what to do about the loan now, and what else there is: credit, registration, partners.',
      meta: { requirements: ['spec 2.1 row 1'] },
      // A page that slept for hours would tell an old amount, and one of before a payment that was made elsewhere.
      invoke: rereadOnReturn('checkingLanding'),
    },
    checkingLanding: {
      description: 'What the page says is read again behind it; what it says meanwhile is still open.',
      tags: 'pending',
      invoke: {
        id: 'rereadLanding',
        src: 'loadLanding',
        ...whatWasRead,
      },
    },
    landingUnavailable: {
      description:
        'A service did not answer: the page is that of anybody, the merchant may ask again, and the loan opens.',
      invoke: rereadOnReturn('loadingLanding'),
      on: { retry: 'loadingLanding' },
    },
    sentOn: {
      description: 'The merchant goes on to what they chose.',
      meta: { requirements: ['spec 2.1 row 1'] },
      type: 'final',
    },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
