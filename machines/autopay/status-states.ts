import { crashed } from '../domain/base/failure';
import { polling, rereadOnReturn } from '../shared/polling';
import { autopayJourney, STATUS } from './setup';

// Where the mandate stands. A page that was left open is read again when the merchant comes back to it.

export const mandatePending = autopayJourney.createStateConfig({
  description: 'The bank has not decided; it is asked for two minutes, and then by the merchant.',
  meta: { path: STATUS, requirements: ['spec 2.1 row 5'] },
  invoke: polling('mandate', 'checkingStanding'),
  on: {
    retry: 'checkingStanding',
    'setup.reopened': { guard: 'isOpened', target: 'autopay', actions: 'reopenSetup' },
    'withdrawal.opened': { guard: 'isInForce', target: 'withdrawal', actions: 'clearFailure' },
    back: 'left',
  },
});

export const checkingStanding = autopayJourney.createStateConfig({
  description: 'The service is asked whether the bank has decided.',
  tags: 'pending',
  invoke: {
    id: 'checkStanding',
    src: 'loadStanding',
    onDone: {
      target: 'routingStanding',
      actions: { type: 'keepStanding', params: ({ event }) => event.output },
    },
    onError: { target: 'mandatePending', actions: { type: 'keepFailure', params: crashed } },
  },
  // The page asks by itself every few seconds: a tap in that moment counts too.
  on: { back: 'left' },
});

export const mandateActive = autopayJourney.createStateConfig({
  description: "Autopay is on, by the service's word.",
  meta: { path: STATUS, requirements: ['spec 2.4 line 4'] },
  invoke: rereadOnReturn('checkingActive'),
  on: { 'withdrawal.opened': 'withdrawal', leave: 'left', back: 'left' },
});

export const mandatePaused = autopayJourney.createStateConfig({
  description: 'The bank holds the debits back; the merchant pays by hand meanwhile, or stops autopay.',
  meta: { path: STATUS },
  invoke: rereadOnReturn('checkingPaused'),
  on: { retry: 'checkingPaused', 'withdrawal.opened': 'withdrawal', back: 'left' },
});

/** Reads again behind the screen; what cannot be read is not shown as the present any longer. */
function rereading(description: string) {
  return autopayJourney.createStateConfig({
    description,
    tags: 'pending',
    invoke: {
      id: 'rereadStanding',
      src: 'loadStanding',
      onDone: [
        {
          guard: { type: 'isReady', params: ({ event }) => event.output },
          target: 'routingStanding',
          actions: { type: 'keepStanding', params: ({ event }) => event.output },
        },
        {
          target: 'autopayUnavailable',
          actions: { type: 'keepStanding', params: ({ event }) => event.output },
        },
      ],
      onError: { target: 'autopayUnavailable', actions: { type: 'keepFailure', params: crashed } },
    },
    on: { back: 'left' },
  });
}

export const checkingActive = rereading('Whether autopay is still on is read again behind its page.');

export const checkingPaused = rereading('Whether autopay is still paused is read again behind its page.');

export const mandateOver = autopayJourney.createStateConfig({
  description:
    'The mandate failed, was refused, stopped or ran out: why, and a new one if the merchant wants.',
  meta: { path: STATUS },
  on: { retry: { target: 'loadingMandate', actions: 'renew' }, leave: 'left', back: 'left' },
});
