import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { Features } from '../domain/base/features';
import { type EntryRoute, entryRoute, resumePage } from '../domain/entry/entry-route';
import { isBeforeOffer, isNotEligible, mustWaitToRetry } from '../domain/entry/entry-rules';
import { APPLICATION_PATH, type EntryFacts, isAwaitingLender } from '../domain/entry/resume';
import { stoppedPath } from '../domain/entry/stop-reason';
import type { KycValidity } from '../domain/identity/kyc';
import type { LoanConfig } from '../domain/loan/loan-config';
import type { LoanEligibility } from '../domain/loan/loan-eligibility';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { port, typesOf } from '../shared/port';

/** Data that the loan entry reads. Times in milliseconds. */
export interface LoanEntryData extends EntryFacts {
  readonly config: LoanConfig;
  readonly features: Features;
  /** Null when it could not be read; not needed after an offer was made. */
  readonly eligibility: LoanEligibility | null;
  /** Null when it could not be read. */
  readonly kycValidity: KycValidity | null;
  /** The service's time when the data was read. */
  readonly asOf: number;
}

interface Context {
  readonly entry: LoanEntryData | null;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

/** Whether the merchant may open the start page. */
function mayStart(entry: LoanEntryData | null): boolean {
  if (entry === null || isAwaitingLender(entry) || mustWaitToRetry(entry.userState)) return false;
  return !isNotEligible(entry.userState, entry.eligibility) && entry.userState.processState !== 'BLOCKED';
}

/** Whether no offer is confirmed. Says nothing about whether there are offers. */
function hasNoConfirmedOffer(entry: LoanEntryData | null): entry is LoanEntryData {
  return entry !== null && entry.selectedOffer === null;
}

function routesTo(entry: LoanEntryData | null, kind: EntryRoute['kind']): boolean {
  return entry !== null && entryRoute(entry).kind === kind;
}

const journey = journeySetup({
  types: typesOf<{
    context: Context;
    events: SharedEvent | { type: 'offers.opened' } | { type: 'application.begun' };
  }>(),
  actors: {
    loadEntry: createLoad<LoanEntryData>(),
    /** Resolves after this many milliseconds of the service's clock. */
    wait: port<void, { readonly ms: number }>(),
  },
}).extend({
  guards: {
    isRepaying: ({ context }) => routesTo(context.entry, 'repaying'),
    isAwaitingMoney: ({ context }) => routesTo(context.entry, 'awaitingDisbursal'),
    isStopped: ({ context }) => routesTo(context.entry, 'stopped'),
    /** An offer is confirmed: the page of offers would redirect back here. */
    isOfferConfirmed: ({ context }) => (context.entry?.selectedOffer ?? null) !== null,
    mayBegin: ({ context: { entry } }) => hasNoConfirmedOffer(entry) && isBeforeOffer(entry.userState),
    mayOpenOffers: ({ context: { entry } }) => hasNoConfirmedOffer(entry) && !isBeforeOffer(entry.userState),
    isIneligible: ({ context }) => routesTo(context.entry, 'notEligible'),
    mustWaitToRetry: ({ context }) => routesTo(context.entry, 'tooManyTries'),
    isAwaitingLender: ({ context }) => routesTo(context.entry, 'awaitingLender'),
    isStateUnknown: ({ context }) => context.entry?.userState.processState === null,
    /** Guards the deep link: the last read must have succeeded, and must allow the start. */
    mayStart: ({ context }) => context.failure === null && mayStart(context.entry),
    hasStepToResume: ({ context }) => routesTo(context.entry, 'resume'),
  },
  actions: {
    storeEntry: assign((_, outcome: Outcome<LoanEntryData>) =>
      outcome.ok ? { entry: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    /** Logs an unknown process state; implemented by an adapter. */
    logUnknownState: (_, _processState: string | null) => {},
    goToStopPage: assign({
      redirectTo: ({ context }): Redirect =>
        (context.entry && stoppedPath(context.entry)) ?? '/termloan/blocked',
    }),
    goToStep: assign({
      redirectTo: ({ context }): Redirect =>
        (context.entry && resumePage(context.entry)) ?? '/termloan/offer',
    }),
  },
});

/**
 * The main loan start (spec 2.2, index of /termloan): reads config, user state, latest loan, confirmed offer, features,
 * eligibility and KYC validity, then routes.
 */
export const loanEntryMachine = journey.createMachine({
  id: 'loan-entry',
  context: { entry: null, failure: null, redirectTo: '/' },
  initial: 'loadingEntry',
  states: {
    loadingEntry: {
      description: "The services are asked for the merchant's status.",
      tags: 'pending',
      invoke: {
        id: 'loadEntry',
        src: 'loadEntry',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingEntry',
            actions: { type: 'storeEntry', params: ({ event }) => event.output },
          },
          {
            target: 'entryUnavailable',
            actions: { type: 'storeEntry', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'entryUnavailable',
          actions: { type: 'storeEntry', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingEntry: {
      description:
        'Routes by the responses: a running loan first, then what stops the merchant, then the step to resume.',
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
        { guard: 'isStopped', target: 'sentOn', actions: 'goToStopPage' },
        { guard: 'isIneligible', target: 'notEligible' },
        { guard: 'isAwaitingLender', target: 'awaitingLender' },
        { guard: 'mustWaitToRetry', target: 'tooManyTries' },
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
        'The merchant reads about the loan, and starts the application, or opens the offers unless one is confirmed.',
      meta: { path: '/termloan', requirements: ['spec 2.2 line 1'] },
      route: { guard: 'mayStart' },
      on: {
        'application.begun': {
          guard: 'mayBegin',
          target: 'sentOn',
          actions: { type: 'goTo', params: APPLICATION_PATH },
        },
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
    tooManyTries: {
      description: 'Too many attempts: the entry is read again after the retry wait.',
      meta: { requirements: ['spec 9 line 5'] },
      invoke: {
        id: 'wait',
        src: 'wait',
        input: ({ context }) => ({ ms: context.entry?.userState.rateLimit.retryAfter ?? 0 }),
        onDone: 'loadingEntry',
        onError: 'entryUnavailable',
      },
      on: { retry: 'loadingEntry', back: 'left' },
    },
    notEligible: {
      description: 'The merchant may not apply now.',
      meta: { requirements: ['spec 8 line 3.11'] },
      on: { retry: 'loadingEntry', back: 'left' },
    },
    entryUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      meta: { requirements: ['spec 8 line 3.2', 'spec 8 line 3.7'] },
      on: { retry: 'loadingEntry', back: 'left' },
    },
    sentOn: { description: 'The merchant continues on the page of their status.', type: 'final' },
    left: { description: 'The merchant went back to the landing page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
