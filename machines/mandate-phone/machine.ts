import { forwardTo } from 'xstate';
import { crashFailure } from '../domain/base/failure';
import { polling } from '../shared/polling';

import { ASYNC_PATH, initialContext, mandatePhoneJourney } from './setup';

/** The phone of the bank account: verified by a one-time code and by the bank. Ports, guards and actions: `setup.ts`. */
export const mandatePhoneMachine = mandatePhoneJourney.createMachine({
  id: 'mandate-phone',
  context: initialContext,
  initial: 'loadingPhone',
  states: {
    loadingPhone: {
      description: "The service is asked for the status of the phone's verification.",
      tags: 'pending',
      invoke: {
        id: 'loadPhone',
        src: 'loadPhone',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingPhone',
            actions: { type: 'storeStart', params: ({ event }) => event.output },
          },
          {
            target: 'phoneUnavailable',
            actions: { type: 'storeStart', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'phoneUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
      },
    },
    routingPhone: {
      description: "The phone's status from the service decides, not the URL or what was typed before.",
      always: [
        { guard: 'isVerified', target: 'verified' },
        { guard: 'isPending', target: 'phonePending' },
        { guard: 'isFailed', target: 'phoneNotLinked' },
        { guard: 'isCodeSent', target: 'phoneCode' },
        { target: 'phone' },
      ],
    },
    phone: {
      description: 'The merchant reads why the bank needs this phone, and enters it.',
      meta: { path: '/termloan/mandate-phone-verification', requirements: ['spec 2.2 line 5'] },
      on: {
        'phone.submitted': {
          target: 'phoneCode',
          actions: { type: 'storeRequestedPhone', params: ({ event }) => ({ mobile: event.mobile }) },
        },
        'method.changed': { target: 'left', actions: { type: 'goTo', params: '/termloan/mandate-approval' } },
        back: 'left',
      },
    },
    phoneCode: {
      description: 'The code is sent, entered and verified, by its own chart.',
      meta: { path: '/termloan/mandate-phone-verification', requirements: ['spec 2.4 line 4'] },
      exit: 'countCode',
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({
          args: context.requestedPhone,
          sentCode:
            context.requestedPhone === null
              ? { sent: context.start?.sentCode ?? null }
              : (context.leftCode?.sentCode ?? null),
          unansweredSend: context.leftCode?.unansweredSend ?? null,
          fatalErrorCodes: [],
          requestKeySeed: `${context.requestKeySeed}-${context.codes}`,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'routingPhone',
            actions: [{ type: 'storeVerified', params: ({ event }) => event.output }, 'clearRequestedPhone'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'phone',
            actions: { type: 'storeRefusal', params: ({ event }) => event.output },
          },
          { target: 'phone', actions: { type: 'storeLeftCode', params: ({ event }) => event.output } },
        ],
        onError: { target: 'phone', actions: { type: 'storeFailure', params: crashFailure } },
      },
      // The `otp` chart decides whether the code may be left now.
      on: { back: { actions: forwardTo('otp') } },
    },
    phonePending: {
      description:
        'The bank has not said whether it knows the phone; it is polled for two minutes; after that the merchant checks manually.',
      meta: { path: ASYNC_PATH, requirements: ['spec 2.2 line 6'] },
      invoke: polling('mandate', 'checkingPhone'),
      on: {
        retry: 'checkingPhone',
        'phone.changed': { target: 'phone', actions: 'clearFailure' },
        leave: 'left',
        back: 'left',
      },
    },
    checkingPhone: {
      description: 'The service is asked whether the bank has answered.',
      tags: 'pending',
      invoke: {
        id: 'getMandatePhone',
        src: 'getMandatePhone',
        onDone: {
          target: 'routingPhone',
          actions: { type: 'storePhone', params: ({ event }) => event.output },
        },
        onError: { target: 'phonePending', actions: { type: 'storeFailure', params: crashFailure } },
      },
      // The page polls every few seconds: a tap during a poll must work too.
      on: { back: 'left' },
    },
    phoneNotLinked: {
      description: 'The bank does not know this phone: another phone, or another approval method.',
      meta: { path: ASYNC_PATH },
      on: {
        'phone.changed': 'phone',
        'method.changed': { target: 'left', actions: { type: 'goTo', params: '/termloan/enach' } },
        back: 'left',
      },
    },
    phoneUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      on: { retry: 'loadingPhone', back: 'left' },
    },
    verified: {
      description: 'The phone is verified, according to the service: the mandate comes next.',
      type: 'final',
      entry: { type: 'goTo', params: '/termloan/mandate-approval' },
    },
    left: { description: 'The merchant left for another page.', type: 'final' },
  },
  output: ({ context }) => ({
    redirectTo: context.redirectTo,
    committed: context.start?.phone.status === 'VERIFIED',
  }),
});
