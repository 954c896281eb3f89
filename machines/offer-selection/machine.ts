import { assign } from 'xstate';

import { crashedLoadOutcome, type Failure, type Outcome } from '../domain/base/failure';
import type { StepReport } from '../domain/entry/resume';
import type { KeyFacts } from '../domain/loan/key-facts';
import { noOmittedOffers, type OfferList } from '../domain/loan/offer-list';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { typesOf } from '../shared/port';

/** URLs that open this journey. */
export type OfferEntryUrl =
  | '/termloan/offer'
  | '/termloan/offer/tnc'
  | '/termloan/select-loan'
  | '/termloan/select-loan/kfs';

/** Offers with a status (spec 4: APPROVED by default, also SELECTED), and facts that are shown with them. */
export interface AvailableOffers extends OfferList {
  readonly lendersWithoutOffer: readonly string[];
  /** The processing fee is switched off (spec 6): the offers are without it; a lender's document may still list it. */
  readonly isProcessingFeeWaived: boolean;
  /** An offer is confirmed already: with status APPROVED none can be chosen, and the loan entry routes to the next step. */
  readonly isOfferConfirmed: boolean;
  /** Days after the disbursal in which a loan may be given back; 0 while unknown. */
  readonly coolingOffDays: number;
}

interface Input {
  readonly entryUrl: OfferEntryUrl;
  /** APPROVED: the offers to choose from; SELECTED: the confirmed one. */
  readonly status: 'APPROVED' | 'SELECTED';
  /** Id of the offer that is stored in the browser; used only while that offer is available. */
  readonly storedOfferId: string | null;
}

interface Context extends Input {
  readonly availableOffers: AvailableOffers;
  readonly chosenOfferId: string | null;
  /** Of the chosen offer; null until they are loaded. */
  readonly keyFacts: KeyFacts | null;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

const noAvailableOffers: AvailableOffers = {
  offers: [],
  omitted: noOmittedOffers,
  lendersWithoutOffer: [],
  isProcessingFeeWaived: false,
  isOfferConfirmed: false,
  coolingOffDays: 0,
};

/** Reports the step `offer`. It is the same action on both pages with offers, so that the adapter reports it only once. */
const reportOfferStep = {
  type: 'reportStep',
  params: { processState: 'OFFER', processSubState: 'offer' },
} as const;

/** The merchant reads how offers are made and sorted; back leads to the offers again. */
const openMatching = { target: 'left', actions: { type: 'goTo', params: '/how-offers-work' } } as const;

function isAvailable({ availableOffers }: Context, offerId: string | null): boolean {
  return availableOffers.offers.some((offer) => offer.id === offerId);
}

const journey = journeySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events:
      | SharedEvent
      | { type: 'terms.opened' }
      | { type: 'matching.opened' }
      | { type: 'selection.started' }
      | { type: 'offer.chosen'; offerId: string }
      | { type: 'keyFacts.opened' }
      | { type: 'keyFacts.acknowledged' };
  }>(),
  actors: {
    loadOffers: createLoad<AvailableOffers, { status: 'APPROVED' | 'SELECTED' }>(),
    getKeyFacts: createLoad<KeyFacts, { offerId: string }>(),
  },
}).extend({
  guards: {
    isOfferConfirmed: ({ context }) =>
      context.status === 'APPROVED' && context.availableOffers.isOfferConfirmed,
    hasNoOffers: ({ context }) => context.availableOffers.offers.length === 0,
    hasOffers: ({ context }) => context.availableOffers.offers.length > 0,
    isEntryUrl: ({ context }, entryUrl: OfferEntryUrl) => context.entryUrl === entryUrl,
    hasChosenOffer: ({ context }) => isAvailable(context, context.chosenOfferId),
    isKeyFactsEntryUrl: ({ context }) =>
      context.entryUrl === '/termloan/select-loan/kfs' && isAvailable(context, context.chosenOfferId),
    isSelectionEntryUrl: ({ context }) => context.entryUrl.startsWith('/termloan/select-loan'),
    isAvailable: ({ context }, offerId: string) => isAvailable(context, offerId),
  },
  actions: {
    storeOffers: assign(({ context }, outcome: Outcome<AvailableOffers>) => {
      if (!outcome.ok) return { failure: outcome.failure };
      const next = { ...context, availableOffers: outcome.data };
      return {
        availableOffers: outcome.data,
        failure: null,
        chosenOfferId: isAvailable(next, context.storedOfferId) ? context.storedOfferId : null,
      };
    }),
    chooseOffer: assign({ chosenOfferId: (_, offerId: string) => offerId, keyFacts: null }),
    storeKeyFacts: assign((_, outcome: Outcome<KeyFacts>) =>
      outcome.ok ? { keyFacts: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    /** Stores the chosen offer id in session and local storage (spec 2.4); implemented by an adapter. */
    storeOfferId: (_, _offerId: string) => {},
    /** Reports the reached step to the service, and ignores a failure; implemented by an adapter. */
    reportStep: (_, _step: StepReport) => {},
  },
});

/** Offer selection (spec 2.4 and 4): all offers side by side, none preselected but one that was chosen before, the KFS before anything is signed. */
export const offerSelectionMachine = journey.createMachine({
  id: 'offer-selection',
  context: ({ input }) => ({
    ...input,
    availableOffers: noAvailableOffers,
    chosenOfferId: null,
    keyFacts: null,
    failure: null,
    redirectTo: '/termloan',
  }),
  initial: 'loadingOffers',
  states: {
    loadingOffers: {
      description: 'The service is asked for the offers, for a confirmed one, and for what is switched on.',
      meta: { requirements: ['spec 4 line 7', 'spec 9 line 5'] },
      tags: 'pending',
      invoke: {
        id: 'loadOffers',
        src: 'loadOffers',
        input: ({ context }) => ({ status: context.status }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingEntryUrl',
            actions: { type: 'storeOffers', params: ({ event }) => event.output },
          },
          {
            target: 'offersUnavailable',
            actions: { type: 'storeOffers', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'offersUnavailable',
          actions: { type: 'storeOffers', params: crashedLoadOutcome },
        },
      },
    },
    routingEntryUrl: {
      description: 'Applies the entry URL: key facts open only for an available offer.',
      always: [
        { guard: 'isOfferConfirmed', target: 'left' },
        { guard: 'hasNoOffers', target: 'noOffers' },
        { guard: { type: 'isEntryUrl', params: '/termloan/offer/tnc' }, target: 'offerTerms' },
        { guard: 'isKeyFactsEntryUrl', target: 'loadingKeyFacts' },
        { guard: 'isSelectionEntryUrl', target: 'selectLoan' },
        { target: 'offer' },
      ],
    },
    offer: {
      id: 'offer',
      description: 'The merchant sees how much they can borrow, and from whom.',
      meta: { path: '/termloan/offer', requirements: ['spec 2.2 line 2', 'spec 2.4 line 2'] },
      route: { guard: 'hasOffers' },
      entry: reportOfferStep,
      on: { 'selection.started': 'selectLoan', 'terms.opened': 'offerTerms', back: 'left' },
    },
    offerTerms: {
      id: 'offerTerms',
      description: 'The merchant reads the terms of the offers.',
      meta: { path: '/termloan/offer/tnc', requirements: ['spec 2.2 line 3'] },
      route: { guard: 'hasOffers' },
      on: { 'matching.opened': openMatching, back: 'offer', leave: 'offer' },
    },
    selectLoan: {
      id: 'selectLoan',
      description:
        'The merchant compares all offers side by side and chooses one; none is preselected but one that was chosen before.',
      meta: { path: '/termloan/select-loan', requirements: ['spec 2.2 line 24', 'spec 2.4 line 2'] },
      route: { guard: 'hasOffers' },
      entry: reportOfferStep,
      on: {
        'offer.chosen': {
          guard: { type: 'isAvailable', params: ({ event }) => event.offerId },
          actions: [
            { type: 'chooseOffer', params: ({ event }) => event.offerId },
            { type: 'storeOfferId', params: ({ event }) => event.offerId },
          ],
        },
        'keyFacts.opened': { guard: 'hasChosenOffer', target: 'loadingKeyFacts' },
        'matching.opened': openMatching,
        back: 'offer',
      },
    },
    loadingKeyFacts: {
      id: 'loadingKeyFacts',
      description:
        'The lender’s key facts of the chosen offer are read; the figures of the offer are already shown.',
      meta: { path: '/termloan/select-loan/kfs', requirements: ['spec 2.2 line 25'] },
      tags: 'pending',
      route: { guard: 'hasChosenOffer' },
      invoke: {
        id: 'getKeyFacts',
        src: 'getKeyFacts',
        input: ({ context }) => ({ offerId: context.chosenOfferId ?? '' }),
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'keyFacts',
            actions: { type: 'storeKeyFacts', params: ({ event }) => event.output },
          },
          {
            target: 'keyFactsUnavailable',
            actions: { type: 'storeKeyFacts', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'keyFactsUnavailable',
          actions: { type: 'storeKeyFacts', params: crashedLoadOutcome },
        },
      },
      on: { back: 'selectLoan' },
    },
    keyFactsUnavailable: {
      description:
        'The key facts could not be read: without them nothing can be acknowledged; the merchant may retry.',
      meta: { path: '/termloan/select-loan/kfs' },
      on: { retry: 'loadingKeyFacts', back: 'selectLoan' },
    },
    keyFacts: {
      description: 'The merchant reads the Key Facts Statement of the chosen offer and acknowledges it.',
      meta: { path: '/termloan/select-loan/kfs', requirements: ['spec 2.2 line 25'] },
      on: {
        'keyFacts.acknowledged': {
          target: 'offerChosen',
          actions: {
            type: 'reportStep',
            params: { processState: 'BANK', processSubState: 'bank-account' },
          },
        },
        back: 'selectLoan',
      },
    },
    noOffers: {
      description: 'No offer can be chosen: no lender made one, or none of those made is listed.',
      on: { retry: 'loadingOffers', back: 'left' },
    },
    offersUnavailable: {
      description: 'The offers could not be read; the merchant may check again.',
      meta: { requirements: ['spec 8 line 3.6'] },
      on: { retry: 'loadingOffers', back: 'left' },
    },
    offerChosen: {
      description: 'An offer is chosen, its key facts are acknowledged; the bank account comes next.',
      type: 'final',
      entry: { type: 'goTo', params: '/termloan/bank-account' },
    },
    left: {
      description: 'The merchant continues at the loan entry, or reads how offers are made.',
      type: 'final',
    },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
