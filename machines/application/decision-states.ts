import { crashFailure } from '../domain/base/failure';
import { polling } from '../shared/polling';
import { applicationJourney } from './setup';

// Everything is filled in and the lender decides. The page polls for five minutes; after that the merchant checks manually.

export const checkingDecision = applicationJourney.createStateConfig({
  description: 'The lender is asked whether it has offers now.',
  tags: 'pending',
  invoke: {
    id: 'loadDecision',
    src: 'loadDecision',
    onDone: {
      target: 'routingDecision',
      actions: { type: 'storeDecision', params: ({ event }) => event.output },
    },
    onError: { target: 'lenderDecides', actions: { type: 'storeFailure', params: crashFailure } },
  },
  // The page polls every few seconds: a tap during a poll must work too.
  on: { back: 'steps' },
});

export const routingDecision = applicationJourney.createStateConfig({
  description: "The lender's decision: offers, a rejection, a step to repeat, or none yet.",
  always: [
    { guard: 'mustLeaveApplication', target: 'sentOn', actions: { type: 'goTo', params: '/termloan' } },
    { guard: 'isOffered', target: 'sentOn', actions: { type: 'goTo', params: '/termloan/offer' } },
    { guard: 'isComplete', target: 'lenderDecides' },
    { target: 'steps' },
  ],
});

export const lenderDecides = applicationJourney.createStateConfig({
  description:
    'Everything is filled in and the lender has made no offer yet; the page polls for a limited time.',
  meta: { path: '/termloan/application' },
  invoke: polling('payment', 'checkingDecision'),
  on: {
    retry: 'checkingDecision',
    'steps.opened': 'steps',
    back: 'steps',
  },
});
