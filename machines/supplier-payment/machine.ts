import { crashFailure } from '../domain/base/failure';
import { initialContext, resultOf, supplierPaymentChart, transactionOf, writeInput } from './setup';

export type { SupplierPaymentInput, SupplierPaymentResult } from './setup';

/** A payment to a supplier on credit (spec 4, Payment): encrypted, paid on the hosted page, decrypted, confirmed. */
export const supplierPaymentMachine = supplierPaymentChart.createMachine({
  id: 'supplier-payment',
  context: initialContext,
  initial: 'routingStart',
  states: {
    routingStart: {
      description: 'A new payment is encrypted; the result of the hosted page is decrypted.',
      always: [
        { guard: 'startsByEncrypting', target: 'encrypting' },
        { guard: 'startsByDecrypting', target: 'decrypting' },
        { target: 'routingConfirmation' },
      ],
    },
    encrypting: {
      description: 'The service encrypts the payment for the hosted page, once.',
      tags: 'pending',
      invoke: {
        id: 'encryptPayment',
        src: 'encryptPayment',
        input: ({ context }) =>
          writeInput(context, context.currentStep.step === 'encrypting' ? context.currentStep.payment : null),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'openingPage',
            actions: [{ type: 'storeEncrypted', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          {
            guard: { type: 'isFirstAttemptRefused', params: ({ event }) => event.output },
            target: 'failed',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'undecided',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          { target: 'undecided', actions: 'startWithStatusCheck' },
        ],
        onError: { target: 'undecided', actions: 'startWithStatusCheck' },
      },
    },
    openingPage: {
      description:
        'The merchant is on the hosted page; after a return without its result the outcome is unknown.',
      tags: 'pending',
      invoke: [
        {
          id: 'openPayLaterPage',
          src: 'openPayLaterPage',
          input: ({ context }) => ({ encrypted: context.encrypted }),
          // The merchant is back on this page: what they did on the hosted page is unknown.
          onDone: 'undecided',
          onError: [
            { guard: 'mayBePaid', target: 'undecided' },
            { target: 'failed', actions: { type: 'storeFailure', params: crashFailure } },
          ],
        },
        // A web view may open the hosted page in a second window, while this page stays loaded.
        { id: 'pageReturns', src: 'pageReturns', onDone: 'undecided', onError: {} },
      ],
      after: { pageOpenTimeout: 'undecided' },
    },
    decrypting: {
      description: 'The service decrypts the result of the hosted page.',
      meta: { requirements: ['spec 4 line 9'] },
      tags: 'pending',
      invoke: {
        id: 'decryptPayment',
        src: 'decryptPayment',
        input: ({ context }) =>
          writeInput(context, context.currentStep.step === 'decrypting' ? context.currentStep : null),
        onDone: [
          {
            guard: { type: 'isForAnotherOrder', params: ({ event }) => event.output },
            target: 'undecided',
            actions: ['storeForeignAnswer', 'nextRequestKey'],
          },
          {
            guard: { type: 'isDecryptedFailure', params: ({ event }) => event.output },
            target: 'failed',
            actions: [
              { type: 'storeDecryptedFailure', params: ({ event }) => event.output },
              'nextRequestKey',
            ],
          },
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'routingConfirmation',
            actions: [{ type: 'storeDecrypted', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          {
            guard: { type: 'isRefusedWithSpacesInData', params: ({ event }) => event.output },
            target: 'decrypting',
            reenter: true,
            actions: ['restorePlusSigns', 'nextRequestKey'],
          },
          {
            // The credit may have been used: only a decrypted status Failure says that it was not (spec 4).
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'undecided',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          { target: 'undecided', actions: 'startWithStatusCheck' },
        ],
        onError: { target: 'undecided', actions: 'startWithStatusCheck' },
      },
    },
    routingConfirmation: {
      description:
        'The transaction is to be confirmed. Without its ids it cannot be: the outcome then stays unknown, which is no failure.',
      always: [{ guard: 'hasTransactionIds', target: 'confirming' }, { target: 'undecided' }],
    },
    confirming: {
      description: 'The service confirms the transaction; confirming it twice is harmless.',
      meta: { requirements: ['spec 4 line 9'] },
      tags: 'pending',
      invoke: {
        id: 'confirmTransaction',
        src: 'confirmTransaction',
        input: ({ context }) => writeInput(context, transactionOf(context)),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'completed',
            actions: 'nextRequestKey',
          },
          {
            guard: { type: 'isFailed', params: ({ event }) => event.output },
            target: 'failed',
            actions: [{ type: 'storeUnsuccessful', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          {
            guard: { type: 'isPending', params: ({ event }) => event.output },
            target: 'routingPending',
            actions: 'nextRequestKey',
          },
          {
            // The credit may have been used: only the service's status FAILED says that the supplier was not paid.
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'undecided',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          { target: 'undecided', actions: 'startWithStatusCheck' },
        ],
        onError: { target: 'undecided', actions: 'startWithStatusCheck' },
      },
    },
    routingPending: {
      description: 'A pending payment is polled for five minutes.',
      always: [{ guard: 'mayAskAgain', target: 'waitingToAsk' }, { target: 'undecided' }],
    },
    waitingToAsk: {
      description: 'The payment is pending; the service is asked again after a wait.',
      tags: 'pending',
      after: { pollDelay: { target: 'pollingPaused', actions: 'countPoll' } },
    },
    pollingPaused: {
      description: 'Polling pauses while the page is hidden or offline.',
      tags: 'pending',
      invoke: {
        id: 'whenPageIsShown',
        src: 'whenPageIsShown',
        onDone: 'confirming',
        onError: 'confirming',
      },
    },
    completed: {
      description: 'The supplier is paid, according to the service.',
      meta: { requirements: ['spec 4 line 9'] },
      type: 'final',
      entry: { type: 'storeResultKind', params: 'completed' },
    },
    failed: {
      description:
        'The service refused, or the hosted page of a new payment could not be opened: the merchant reads why.',
      meta: { requirements: ['spec 4 line 9'] },
      type: 'final',
      entry: { type: 'storeResultKind', params: 'failed' },
    },
    undecided: { description: 'The outcome is unknown; the merchant may check again.', type: 'final' },
  },
  output: ({ context }) => resultOf(context),
});
