import { crashFailure } from '../domain/base/failure';
import { requestKeyOf } from '../shared/journey';
import { initialContext, qrJourney } from './setup';

/** The printed QR (spec 2.4): what it is, its delivery, and the account that receives its payments. Ports, guards and actions: `setup.ts`. */
export const qrMachine = qrJourney.createMachine({
  id: 'qr',
  context: initialContext,
  initial: 'loadingQr',
  states: {
    loadingQr: {
      description:
        'The service is asked for the experiments, the shop’s address, the destination and the accounts.',
      tags: 'pending',
      invoke: {
        id: 'loadQr',
        src: 'loadQr',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingQr',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            target: 'qrUnavailable',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'qrUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
      },
    },
    routingQr: {
      description:
        'The QR screens are shown to merchants of the experiment only; an account from the account flow opens the form.',
      meta: { requirements: ['spec 6 line 4'] },
      always: [
        { guard: 'hasChosenAccount', target: 'destinationForm', actions: 'preselectChosenAccount' },
        { guard: 'isOffered', target: 'qrIntro' },
        { target: 'qrNotOffered' },
      ],
    },
    qrIntro: {
      description:
        'The merchant sees the QR, the account that receives its payments, and the delivery date of the printed one.',
      meta: {
        path: '/termloan/qr-intro',
        requirements: ['spec 2.2 line 4', 'spec 2.4 line 6', 'spec 4 line 10', 'spec 9 line 4'],
      },
      on: { 'change.opened': { target: 'destinationForm', actions: 'openForm' }, back: 'left' },
    },
    destinationForm: {
      description: 'The merchant chooses an account on file, or enters a UPI id, for payments to the QR.',
      on: {
        'destination.submitted': {
          target: 'submittingDestination',
          actions: { type: 'storeNewDestination', params: ({ event }) => event.destination },
        },
        'account.added': { target: 'left', actions: 'goToAccountFlow' },
        back: { target: 'qrIntro', actions: 'closeForm' },
      },
    },
    submittingDestination: {
      description: 'The service sets the destination, once.',
      tags: ['pending', 'committing'],
      invoke: {
        id: 'setPaymentDestination',
        src: 'setPaymentDestination',
        input: ({ context }) => ({
          key: requestKeyOf(context),
          args: context.newDestination,
          startWith: context.startWith,
        }),
        onDone: [
          {
            guard: { type: 'isSet', params: ({ event }) => event.output },
            target: 'qrIntro',
            actions: [{ type: 'storeDestination', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'destinationUnanswered',
          },
          {
            target: 'destinationForm',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
        ],
        onError: 'destinationUnanswered',
      },
    },
    destinationUnanswered: {
      description: 'It is not known yet whether the destination was set; the merchant may check again.',
      entry: 'startWithStatusCheck',
      on: {
        retry: 'submittingDestination',
        back: { target: 'loadingQr', actions: ['closeForm', 'nextRequestKey'] },
      },
    },
    qrNotOffered: {
      description: 'The printed QR is not offered to this merchant yet.',
      meta: { path: '/termloan/qr-intro' },
      on: { leave: 'left', back: 'left' },
    },
    qrUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      meta: { path: '/termloan/qr-intro' },
      on: { retry: 'loadingQr', back: 'left' },
    },
    left: { description: 'The merchant left for another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
