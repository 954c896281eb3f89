import { crashedLoadOutcome } from '../domain/base/failure';
import { requestKeyOf } from '../shared/journey';
import { consentsJourney, initialContext } from './setup';

/**
 * All that the merchant agreed to, with its text, version and time, and the way back (decision 027). Ports, guards and actions:
 * `setup.ts`.
 */
export const consentsMachine = consentsJourney.createMachine({
  id: 'consents',
  context: initialContext,
  initial: 'loadingConsents',
  states: {
    loadingConsents: {
      description: 'The service is asked for the log of consents.',
      tags: 'pending',
      invoke: {
        id: 'listConsents',
        src: 'listConsents',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingConsents',
            actions: { type: 'storeLog', params: ({ event }) => event.output },
          },
          {
            target: 'consentsUnavailable',
            actions: { type: 'storeLog', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'consentsUnavailable',
          actions: { type: 'storeLog', params: crashedLoadOutcome },
        },
      },
    },
    routingConsents: {
      description: 'The merchant has agreed to something, or to nothing yet.',
      always: [{ guard: 'hasNoConsents', target: 'noConsents' }, { target: 'consents' }],
    },
    consents: {
      description: 'The merchant reads what they agreed to, and may take back what can be taken back.',
      meta: { path: '/termloan/consents' },
      on: {
        'withdrawal.opened': {
          guard: { type: 'mayWithdraw', params: ({ event }) => event.consentId },
          target: 'withdrawal',
          actions: { type: 'chooseConsent', params: ({ event }) => event.consentId },
        },
        back: 'left',
      },
    },
    noConsents: {
      description: 'The merchant has agreed to nothing yet.',
      meta: { path: '/termloan/consents' },
      on: { leave: 'left', back: 'left' },
    },
    withdrawal: {
      description: 'The merchant reads what follows, and takes the consent back or not.',
      on: {
        'withdrawal.confirmed': { target: 'submittingWithdrawal', actions: 'clearFailure' },
        'withdrawal.dismissed': [{ guard: 'wasRefused', target: 'loadingConsents' }, { target: 'consents' }],
        back: [{ guard: 'wasRefused', target: 'loadingConsents' }, { target: 'consents' }],
      },
    },
    submittingWithdrawal: {
      description: 'The consent is taken back at the service, once.',
      tags: ['pending', 'committing'],
      invoke: {
        id: 'withdrawConsent',
        src: 'withdrawConsent',
        input: ({ context }) => ({
          key: requestKeyOf(context),
          args: { consentId: context.chosenId },
          startWith: context.startWith,
        }),
        onDone: [
          {
            guard: { type: 'isTakenBack', params: ({ event }) => event.output },
            target: 'consents',
            actions: [{ type: 'storeTakenBack', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'withdrawalUnanswered',
          },
          {
            target: 'withdrawal',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
        ],
        onError: 'withdrawalUnanswered',
      },
    },
    withdrawalUnanswered: {
      description: 'It is not known yet whether the consent was taken back; the merchant may check again.',
      entry: 'startWithStatusCheck',
      on: {
        retry: 'submittingWithdrawal',
        back: { target: 'loadingConsents', actions: 'nextRequestKey' },
      },
    },
    consentsUnavailable: {
      description: 'The log could not be read; the merchant may retry.',
      on: { retry: 'loadingConsents', back: 'left' },
    },
    left: { description: 'The merchant continues on another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
