import { forwardTo } from 'xstate';
import { crashed } from '../domain/base/failure';
import { polling } from '../shared/polling';

import { ASYNC, initialContext, mandatePhoneJourney } from './setup';

/** The phone of the bank account: a code shows who holds it, and the bank says whether it knows it. Its words: `setup.ts`. */
export const mandatePhoneMachine = mandatePhoneJourney.createMachine({
  id: 'mandate-phone',
  context: initialContext,
  initial: 'loadingPhone',
  states: {
    loadingPhone: {
      description: 'The service is asked where the verification of the phone stands.',
      tags: 'pending',
      invoke: {
        id: 'loadPhone',
        src: 'loadPhone',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingPhone',
            actions: { type: 'keepStart', params: ({ event }) => event.output },
          },
          {
            target: 'phoneUnavailable',
            actions: { type: 'keepStart', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'phoneUnavailable', actions: { type: 'keepFailure', params: crashed } },
      },
    },
    routingPhone: {
      description: "The service's word on the phone decides, not the address or what was typed before.",
      always: [
        { guard: 'isVerified', target: 'verified' },
        { guard: 'isPending', target: 'phonePending' },
        { guard: 'isFailed', target: 'phoneNotLinked' },
        { guard: 'isCodeOut', target: 'phoneCode' },
        { target: 'phone' },
      ],
    },
    phone: {
      description: 'The merchant reads why the bank wants this phone, and says which one it is.',
      meta: { path: '/termloan/mandate-phone-verification', requirements: ['spec 2.2 line 5'] },
      on: {
        'phone.submitted': {
          target: 'phoneCode',
          actions: { type: 'keepWish', params: ({ event }) => ({ mobile: event.mobile }) },
        },
        'way.changed': { target: 'left', actions: { type: 'goTo', params: '/termloan/mandate-approval' } },
        back: 'left',
      },
    },
    phoneCode: {
      description: 'The code of the phone is sent, typed and checked, by its own chart.',
      meta: { path: '/termloan/mandate-phone-verification', requirements: ['spec 2.4 line 4'] },
      exit: 'countCode',
      invoke: {
        id: 'otp',
        src: 'otp',
        input: ({ context }) => ({
          args: context.wish,
          codeOut: context.wish === null ? { sent: context.start?.codeOut ?? null } : null,
          fatalCodes: [],
          requestSeed: `${context.requestSeed}-${context.codes}`,
        }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'routingPhone',
            actions: [{ type: 'keepVerified', params: ({ event }) => event.output }, 'forgetWish'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'phone',
            actions: { type: 'keepRefusal', params: ({ event }) => event.output },
          },
          { target: 'phone' },
        ],
        onError: { target: 'phone', actions: { type: 'keepFailure', params: crashed } },
      },
      // The code's own chart knows whether it may be left now.
      on: { back: { actions: forwardTo('otp') } },
    },
    phonePending: {
      description:
        'The bank has not said whether it knows the phone; it is asked for two minutes, then by the merchant.',
      meta: { path: ASYNC, requirements: ['spec 2.2 line 6'] },
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
          actions: { type: 'keepPhone', params: ({ event }) => event.output },
        },
        onError: { target: 'phonePending', actions: { type: 'keepFailure', params: crashed } },
      },
      // The page asks by itself every few seconds: a tap in that moment counts too.
      on: { back: 'left' },
    },
    phoneNotLinked: {
      description: 'The bank does not know this phone: another phone, or another way to approve.',
      meta: { path: ASYNC },
      on: {
        'phone.changed': { target: 'phone', actions: 'clearFailure' },
        'way.changed': { target: 'left', actions: { type: 'goTo', params: '/termloan/enach' } },
        back: 'left',
      },
    },
    phoneUnavailable: {
      description: 'The service did not answer; the merchant may ask again.',
      on: { retry: 'loadingPhone', back: 'left' },
    },
    verified: {
      description: "The phone is verified, by the service's word: the mandate comes next.",
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
