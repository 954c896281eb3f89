import { crashed } from '../domain/base/failure';
import { polling } from '../shared/polling';
import { applicationJourney } from './setup';

// All is told: the lender looks at it. The page asks for five minutes, then the merchant does.

export const checkingDecision = applicationJourney.createStateConfig({
  description: 'The lender is asked whether it has offers now.',
  tags: 'pending',
  entry: { type: 'standAt', params: 'decision' },
  invoke: {
    id: 'loadDecision',
    src: 'loadDecision',
    onDone: {
      target: 'routingDecision',
      actions: { type: 'keepDecision', params: ({ event }) => event.output },
    },
    onError: { target: 'lenderDecides', actions: { type: 'keepFailure', params: crashed } },
  },
});

export const routingDecision = applicationJourney.createStateConfig({
  description: "The lender's word decides: offers, a refusal, a step that is asked again, or nothing yet.",
  always: [
    { guard: 'isElsewhere', target: 'sentOn', actions: { type: 'goTo', params: '/termloan' } },
    { guard: 'isOffered', target: 'sentOn', actions: { type: 'goTo', params: '/termloan/offer' } },
    { guard: 'isWhole', target: 'lenderDecides' },
    { target: 'steps' },
  ],
});

export const lenderDecides = applicationJourney.createStateConfig({
  description:
    'All is told; the lender has made no offer yet, and the page asks again by itself, with an end.',
  meta: { path: '/termloan/application' },
  invoke: polling('payment', 'checkingDecision'),
  on: {
    retry: 'checkingDecision',
    'steps.opened': { target: 'steps', actions: 'showList' },
    back: { target: 'steps', actions: 'showList' },
  },
});
