import { assign, setup } from 'xstate';

import { type Failure, failure, type Outcome } from '../domain/failure';
import type { Features } from '../domain/features';
import type { LoanConfig } from '../domain/loan-config';
import { type EntryFacts, isAwaitingLender, resumePath } from '../domain/resume';
import { stoppedPath } from '../domain/standing';
import type { JourneyMeta, JourneyOutput, JourneyTag, Redirect, SharedEvent } from '../shared/journey';
import { createLoad } from '../shared/load';
import { typesOf } from '../shared/port';

/** All that the entry reads in one go. */
export interface Entry extends EntryFacts {
  readonly config: LoanConfig;
  readonly features: Features;
}

interface Context {
  readonly entry: Entry | null;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

function mayStart(entry: Entry | null): boolean {
  if (entry === null || isAwaitingLender(entry)) return false;
  return entry.userState.isEligible && entry.userState.processState !== 'BLOCKED';
}

/** The main loan start (spec 2.2, index of /termloan): config, user state, latest loan, features, then where to go. */
export const loanEntryMachine = setup({
  types: typesOf<{
    context: Context;
    events: SharedEvent | { type: 'offers.opened' };
    output: JourneyOutput;
    tags: JourneyTag;
    meta: JourneyMeta;
  }>(),
  actors: {
    loadEntry: createLoad<Entry>(),
  },
  guards: {
    isReady: (_, outcome: Outcome<Entry>) => outcome.ok,
    isRepaying: ({ context }) => context.entry?.loan?.status === 'DISBURSED',
    /** Signed, and not said to be sent: also where the lender does not say how the loan stands. */
    isAwaitingMoney: ({ context: { entry } }) =>
      entry?.loan?.status === 'CREATED' || entry?.loan?.status === 'UNKNOWN',
    isStopped: ({ context }) => context.entry !== null && stoppedPath(context.entry) !== null,
    /** The lenders hold the merchant to an offer: the list of others would lead back here. */
    isOfferConfirmed: ({ context }) => (context.entry?.selectedOffer ?? null) !== null,
    mayOpenOffers: ({ context }) => context.entry?.selectedOffer === null,
    isIneligible: ({ context }) => context.entry?.userState.isEligible === false,
    isAwaitingLender: ({ context }) => context.entry !== null && isAwaitingLender(context.entry),
    isStateUnknown: ({ context }) => context.entry?.userState.processState === null,
    /** A deep link opens the start only when the service's last word bars nothing. */
    mayStart: ({ context }) => context.failure === null && mayStart(context.entry),
    hasStepToResume: ({ context }) => context.entry !== null && resumePath(context.entry.userState) !== null,
  },
  actions: {
    keepEntry: assign((_, outcome: Outcome<Entry>) =>
      outcome.ok ? { entry: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    /** Logs a process state that this app does not know; an adapter gives it its body. */
    logUnknownState: (_, _processState: string | null) => {},
    goTo: assign({ redirectTo: (_, to: Redirect) => to }),
    goToStanding: assign({
      redirectTo: ({ context }): Redirect =>
        (context.entry && stoppedPath(context.entry)) ?? '/termloan/blocked',
    }),
    goToStep: assign({
      redirectTo: ({ context }): Redirect =>
        (context.entry && resumePath(context.entry.userState)) ?? '/termloan/offer',
    }),
  },
}).createMachine({
  id: 'loan-entry',
  context: { entry: null, failure: null, redirectTo: '/' },
  initial: 'loadingEntry',
  states: {
    loadingEntry: {
      description: 'The services are asked where the merchant stands.',
      tags: 'pending',
      invoke: {
        id: 'loadEntry',
        src: 'loadEntry',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingEntry',
            actions: { type: 'keepEntry', params: ({ event }) => event.output },
          },
          {
            target: 'entryUnavailable',
            actions: { type: 'keepEntry', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'entryUnavailable',
          actions: { type: 'keepEntry', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingEntry: {
      description: "The service's word decides: a running loan first, then what bars the way, then the step.",
      always: [
        {
          guard: 'isRepaying',
          target: 'sentOn',
          actions: { type: 'goTo', params: '/termloan/home' },
        },
        {
          guard: 'isAwaitingMoney',
          target: 'sentOn',
          actions: { type: 'goTo', params: '/termloan/loan-status' },
        },
        { guard: 'isStopped', target: 'sentOn', actions: 'goToStanding' },
        { guard: 'isIneligible', target: 'notEligible' },
        { guard: 'isAwaitingLender', target: 'awaitingLender' },
        { guard: 'hasStepToResume', target: 'sentOn', actions: 'goToStep' },
        {
          guard: 'isStateUnknown',
          target: 'loanStart',
          actions: {
            type: 'logUnknownState',
            params: ({ context }) => context.entry?.userState.rawProcessState ?? null,
          },
        },
        { target: 'loanStart' },
      ],
    },
    loanStart: {
      id: 'loanStart',
      description:
        'The merchant reads what a loan is here, and opens the offers unless one is confirmed already.',
      meta: { path: '/termloan' },
      route: { guard: 'mayStart' },
      on: {
        'offers.opened': {
          guard: 'mayOpenOffers',
          target: 'sentOn',
          actions: { type: 'goTo', params: '/termloan/offer' },
        },
        retry: { guard: 'isOfferConfirmed', target: 'loadingEntry' },
        back: { target: 'left' },
      },
    },
    awaitingLender: {
      description: 'The offer is confirmed, and the lender will contact the merchant.',
      on: { retry: 'loadingEntry', back: 'left' },
    },
    notEligible: {
      description: 'The merchant may not apply now.',
      on: { retry: 'loadingEntry', back: 'left' },
    },
    entryUnavailable: {
      description: 'One of the services did not answer; the merchant may ask again.',
      on: { retry: 'loadingEntry', back: 'left' },
    },
    sentOn: { description: 'The merchant goes on to the page where they stand.', type: 'final' },
    left: {
      description: 'The merchant went back to the landing page.',
      type: 'final',
      entry: { type: 'goTo', params: '/' },
    },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
