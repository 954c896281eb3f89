import { crashed } from '../domain/base/failure';
import { initialContext, resultOf, supplierPaymentChart, transactionOf, under } from './setup';

export type { SupplierPaymentInput, SupplierPaymentResult } from './setup';

/** A payment to a supplier on credit (spec 4, Payment): sealed, paid on the hosted page, opened, confirmed. */
export const supplierPaymentMachine = supplierPaymentChart.createMachine({
  id: 'supplier-payment',
  context: initialContext,
  initial: 'routingStart',
  states: {
    routingStart: {
      description: 'A new payment is sealed; one that comes back from the hosted page is opened.',
      always: [
        { guard: 'startsByEncrypting', target: 'encrypting' },
        { guard: 'startsByDecrypting', target: 'decrypting' },
        { target: 'routingOpened' },
      ],
    },
    encrypting: {
      description: 'The service seals the payment for the hosted page, once.',
      tags: 'pending',
      invoke: {
        id: 'encryptPayment',
        src: 'encryptPayment',
        input: ({ context }) => under(context, context.at.step === 'encrypting' ? context.at.payment : null),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'openingPage',
            actions: [{ type: 'keepSealed', params: ({ event }) => event.output }, 'renewKey'],
          },
          {
            guard: { type: 'isRefusedAnew', params: ({ event }) => event.output },
            target: 'failed',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'undecided',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
          },
          { target: 'undecided', actions: 'checkStatusFirst' },
        ],
        onError: { target: 'undecided', actions: 'checkStatusFirst' },
      },
    },
    openingPage: {
      description: 'The merchant is on the hosted page; who comes back without its answer has not paid here.',
      tags: 'pending',
      invoke: [
        {
          id: 'openPayLaterPage',
          src: 'openPayLaterPage',
          input: ({ context }) => ({ sealed: context.sealed }),
          // The browser brought this very page back: what was done on the other one is not known here.
          onDone: 'undecided',
          onError: [
            { guard: 'mayBePaid', target: 'undecided' },
            { target: 'failed', actions: { type: 'keepFailure', params: crashed } },
          ],
        },
        // A web view may open the hosted page in a window over this page, which then never goes away.
        { id: 'pageReturns', src: 'pageReturns', onDone: 'undecided', onError: {} },
      ],
      after: { leaveTimeout: 'undecided' },
    },
    decrypting: {
      description: 'The service opens what the hosted page came back with.',
      meta: { requirements: ['spec 4 line 9'] },
      tags: 'pending',
      invoke: {
        id: 'decryptPayment',
        src: 'decryptPayment',
        input: ({ context }) => under(context, context.at.step === 'decrypting' ? context.at : null),
        onDone: [
          {
            guard: { type: 'isOfAnotherOrder', params: ({ event }) => event.output },
            target: 'undecided',
            actions: ['keepForeignAnswer', 'renewKey'],
          },
          {
            guard: { type: 'isOpenedAsFailure', params: ({ event }) => event.output },
            target: 'failed',
            actions: [{ type: 'keepOpenedFailure', params: ({ event }) => event.output }, 'renewKey'],
          },
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'routingOpened',
            actions: [{ type: 'keepOpened', params: ({ event }) => event.output }, 'renewKey'],
          },
          {
            guard: { type: 'isRefusedForBlanks', params: ({ event }) => event.output },
            target: 'decrypting',
            reenter: true,
            actions: ['mendBlanks', 'renewKey'],
          },
          {
            // The credit may be drawn already: only an opened Failure says that it is not (spec 4).
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'undecided',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
          },
          { target: 'undecided', actions: 'checkStatusFirst' },
        ],
        onError: { target: 'undecided', actions: 'checkStatusFirst' },
      },
    },
    routingOpened: {
      description:
        'What was paid is confirmed; without the names of what was paid nobody can, and nobody says that it failed.',
      always: [{ guard: 'isTransactionNamed', target: 'confirming' }, { target: 'undecided' }],
    },
    confirming: {
      description: 'The service confirms the transaction; confirming it twice is harmless.',
      meta: { requirements: ['spec 4 line 9'] },
      tags: 'pending',
      invoke: {
        id: 'confirmTransaction',
        src: 'confirmTransaction',
        input: ({ context }) => under(context, transactionOf(context)),
        onDone: [
          {
            guard: { type: 'isConfirmed', params: ({ event }) => event.output },
            target: 'completed',
            actions: 'renewKey',
          },
          {
            guard: { type: 'isFailed', params: ({ event }) => event.output },
            target: 'failed',
            actions: [{ type: 'keepUnsuccessful', params: ({ event }) => event.output }, 'renewKey'],
          },
          {
            guard: { type: 'isPending', params: ({ event }) => event.output },
            target: 'routingPending',
            actions: 'renewKey',
          },
          {
            // The credit may be drawn already: only the service's FAILED says that the supplier was not paid.
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'undecided',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
          },
          { target: 'undecided', actions: 'checkStatusFirst' },
        ],
        onError: { target: 'undecided', actions: 'checkStatusFirst' },
      },
    },
    routingPending: {
      description: 'A payment that is still on its way is asked about again, for five minutes.',
      always: [{ guard: 'mayAskAgain', target: 'waitingToAsk' }, { target: 'undecided' }],
    },
    waitingToAsk: {
      description: 'The supplier is being paid; the service is asked again in a moment.',
      tags: 'pending',
      after: { pollDelay: { target: 'waitingForPage', actions: 'countPoll' } },
    },
    waitingForPage: {
      description: 'Nobody is asked while the page is hidden or offline.',
      tags: 'pending',
      invoke: {
        id: 'whenPageIsShown',
        src: 'whenPageIsShown',
        onDone: 'confirming',
        onError: 'confirming',
      },
    },
    completed: {
      description: "The supplier is paid, by the service's word.",
      meta: { requirements: ['spec 4 line 9'] },
      type: 'final',
      entry: { type: 'endAs', params: 'completed' },
    },
    failed: {
      description: 'The service said no, and the merchant reads why.',
      meta: { requirements: ['spec 4 line 9'] },
      type: 'final',
      entry: { type: 'endAs', params: 'failed' },
    },
    undecided: { description: 'Nobody knows yet; the merchant may ask again.', type: 'final' },
  },
  output: ({ context }) => resultOf(context),
});
