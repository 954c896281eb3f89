import { homeJourney, stateCrashed } from './setup';

// No loan runs: where the merchant stands decides what home says instead.

export const loadingUserState = homeJourney.createStateConfig({
  description: 'No loan runs: the service is asked where the merchant stands.',
  tags: 'pending',
  invoke: {
    id: 'getUserState',
    src: 'getUserState',
    onDone: [
      {
        guard: { type: 'isReady', params: ({ event }) => event.output },
        target: 'routingWithoutLoan',
        actions: { type: 'keepUserState', params: ({ event }) => event.output },
      },
      // Without an answer a loan that ended is told all the same; that there is none is not.
      { guard: 'hasEndedLoan', target: 'loanEnded' },
      {
        target: 'homeUnavailable',
        actions: { type: 'keepUserState', params: ({ event }) => event.output },
      },
    ],
    onError: [
      { guard: 'hasEndedLoan', target: 'loanEnded' },
      { target: 'homeUnavailable', actions: { type: 'keepUserState', params: stateCrashed } },
    ],
  },
});

export const routingWithoutLoan = homeJourney.createStateConfig({
  description: 'What bars the way first, then a step to go on with, then the loan that ended.',
  always: [
    { guard: 'isBlocked', target: 'left', actions: { type: 'goTo', params: '/termloan/blocked' } },
    { guard: 'hasStepToResume', target: 'left', actions: 'goToStep' },
    { guard: 'hasEndedLoan', target: 'loanEnded' },
    { target: 'noLoan' },
  ],
});
