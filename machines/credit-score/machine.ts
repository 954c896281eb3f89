import { crashedLoadOutcome } from '../domain/base/failure';
import { requestKeyOf } from '../shared/journey';
import { creditScoreJourney, initialContext } from './setup';

/** Transitions of every page; the entry URL decides where they lead. */
const commonTransitions = {
  leave: { target: 'left', actions: 'goToNextPage' },
  back: { target: 'left', actions: 'goBack' },
} as const;

/**
 * The merchant's credit score (spec 2.2: /credit-score, /application/score). The bureau is asked only with the merchant's consent;
 * the loan goes on without it. A merchant may have no score. Ports, guards and actions: `setup.ts`.
 */
export const creditScoreMachine = creditScoreJourney.createMachine({
  id: 'credit-score',
  context: initialContext,
  initial: 'loadingConsent',
  states: {
    loadingConsent: {
      description: 'The service is asked which bureau has the score, and whether the merchant agreed.',
      tags: 'pending',
      invoke: {
        id: 'loadConsent',
        src: 'loadConsent',
        onDone: [
          {
            guard: { type: 'hasNoBureau', params: ({ event }) => event.output },
            target: 'scoreNotKnown',
            actions: { type: 'storeBureau', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isConsentGiven', params: ({ event }) => event.output },
            target: 'loadingScore',
            actions: { type: 'storeBureau', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'scoreConsent',
            actions: { type: 'storeBureau', params: ({ event }) => event.output },
          },
          {
            target: 'consentUnavailable',
            actions: { type: 'storeBureau', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'consentUnavailable',
          actions: { type: 'storeBureau', params: crashedLoadOutcome },
        },
      },
    },
    scoreConsent: {
      description: 'The merchant is asked whether the bureau may be asked, and may go on without the score.',
      on: {
        ...commonTransitions,
        'consent.given': {
          target: 'submittingConsent',
          actions: ['clearFailure', { type: 'keepConsent', params: ({ event }) => event.consent }],
        },
      },
    },
    submittingConsent: {
      description: 'The service stores the consent, with what was read.',
      tags: ['pending', 'committing'],
      invoke: {
        id: 'giveConsent',
        src: 'giveConsent',
        input: ({ context }) => ({
          key: requestKeyOf(context),
          args: { bureau: context.bureau, consent: context.consent },
          startWith: context.startWith,
        }),
        onDone: [
          {
            guard: { type: 'isInForce', params: ({ event }) => event.output },
            target: 'loadingScore',
            actions: 'nextRequestKey',
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'consentUnanswered',
          },
          {
            target: 'scoreConsent',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
        ],
        onError: 'consentUnanswered',
      },
    },
    consentUnanswered: {
      description:
        'It is not known yet whether the consent was stored; the merchant may check again, or go on.',
      entry: 'startWithStatusCheck',
      on: { ...commonTransitions, retry: 'submittingConsent' },
    },
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
            guard: { type: 'isConsentMissing', params: ({ event }) => event.output },
            target: 'scoreConsent',
            actions: 'clearFailure',
          },
          {
            target: 'scoreUnavailable',
            actions: { type: 'storeScore', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'scoreUnavailable',
          actions: { type: 'storeScore', params: crashedLoadOutcome },
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
      description:
        'No bureau is asked, or it has no score of this merchant: neither an error nor an obstacle.',
      on: commonTransitions,
    },
    scoreUnavailable: {
      description: 'The score could not be loaded; the merchant may retry, or continue.',
      on: { ...commonTransitions, retry: 'loadingScore' },
    },
    consentUnavailable: {
      description: 'It is not known whether the bureau may be asked; the merchant may retry, or continue.',
      on: { ...commonTransitions, retry: 'loadingConsent' },
    },
    left: { description: 'The merchant continues on another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
