import { assign } from 'xstate';
import { type Failure, failure, type Outcome } from '../domain/base/failure';
import type { CreditScore } from '../domain/merchant/credit-score';
import type { Redirect, SharedEvent } from '../shared/journey';
import { journeySetup } from '../shared/journey-setup';
import { createLoad } from '../shared/load';
import { typesOf } from '../shared/port';

/** URLs that open this journey: as a page of the application, and as a separate page. */
export type ScoreEntryUrl = '/termloan/application/score' | '/termloan/credit-score';

interface Input {
  readonly entryUrl: ScoreEntryUrl;
}

interface Context extends Input {
  readonly score: CreditScore | null;
  readonly failure: Failure | null;
  readonly redirectTo: Redirect;
}

/** Whether the score was opened as a page of the application. */
const isOpenedInApplication = (context: Context) => context.entryUrl === '/termloan/application/score';

/** Transitions of every page; the entry URL decides where they lead. */
const commonTransitions = {
  leave: { target: 'left', actions: 'goToNextPage' },
  back: { target: 'left', actions: 'goBack' },
} as const;

const journey = journeySetup({
  types: typesOf<{
    context: Context;
    input: Input;
    events: SharedEvent;
  }>(),
  actors: { getCreditScore: createLoad<CreditScore>() },
}).extend({
  guards: {
    hasNoScore: (_, outcome: Outcome<CreditScore>) =>
      !outcome.ok && outcome.failure.code === 'credit_score_not_available',
    isOpenedInApplication: ({ context }) => isOpenedInApplication(context),
  },
  actions: {
    storeScore: assign((_, outcome: Outcome<CreditScore>) =>
      outcome.ok ? { score: outcome.data, failure: null } : { failure: outcome.failure },
    ),
    goToNextPage: assign({
      redirectTo: ({ context }): Redirect =>
        isOpenedInApplication(context) ? '/termloan/application?next=true' : '/termloan',
    }),
    goBack: assign({
      redirectTo: ({ context }): Redirect => (isOpenedInApplication(context) ? '/termloan/application' : '/'),
    }),
  },
});

/** The merchant's credit score (spec 2.2: /credit-score, /application/score). A merchant may have none. */
export const creditScoreMachine = journey.createMachine({
  id: 'credit-score',
  context: ({ input }) => ({ ...input, score: null, failure: null, redirectTo: '/' }),
  initial: 'loadingScore',
  states: {
    loadingScore: {
      description: 'The service is asked for the score of the bureau.',
      tags: 'pending',
      invoke: {
        id: 'getCreditScore',
        src: 'getCreditScore',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingScore',
            actions: { type: 'storeScore', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasNoScore', params: ({ event }) => event.output },
            target: 'scoreNotKnown',
            actions: { type: 'storeScore', params: ({ event }) => event.output },
          },
          {
            target: 'scoreUnavailable',
            actions: { type: 'storeScore', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'scoreUnavailable',
          actions: { type: 'storeScore', params: { ok: false, failure: failure('malformed') } },
        },
      },
    },
    routingScore: {
      description: 'Opens the page within the application or the separate one; they lead to different pages.',
      always: [
        { guard: 'isOpenedInApplication', target: 'scoreInApplication' },
        { target: 'standaloneScore' },
      ],
    },
    scoreInApplication: {
      description: 'Within the application: the score, what it means, and the next step.',
      meta: { path: '/termloan/application/score', requirements: ['spec 2.2 line 41'] },
      on: commonTransitions,
    },
    standaloneScore: {
      description: 'The score, its bureau and date, and what affects it.',
      meta: { path: '/termloan/credit-score', requirements: ['spec 2.2 line 23'] },
      on: commonTransitions,
    },
    scoreNotKnown: {
      description: 'The bureau has no score of this merchant: neither an error nor an obstacle.',
      on: commonTransitions,
    },
    scoreUnavailable: {
      description: 'The score could not be loaded; the merchant may retry, or continue.',
      on: { ...commonTransitions, retry: 'loadingScore' },
    },
    left: { description: 'The merchant continues on another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
