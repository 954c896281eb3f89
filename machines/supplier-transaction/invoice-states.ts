import { writeKey } from '../shared/journey';
import { invoiceOf, supplierTransactionJourney } from './setup';

// The invoice of a payment: picked, made ready, sent with its progress.

const here = { path: '/supplier/$supplierId/invoice' } as const;

const toTransaction = { target: 'left', actions: 'goToTransaction' } as const;

export const invoice = supplierTransactionJourney.createStateConfig({
  description: 'The merchant takes a photo of the invoice, or chooses a file.',
  meta: { ...here, requirements: ['spec 2.4 line 10'] },
  on: {
    'file.picked': {
      target: 'preparingFile',
      actions: { type: 'pick', params: ({ event }) => event.url },
    },
    back: toTransaction,
  },
});

export const preparingFile = supplierTransactionJourney.createStateConfig({
  description:
    'The phone makes the file ready: what it is, how large, without what the camera wrote into it.',
  tags: 'pending',
  invoke: {
    id: 'makeFileReady',
    src: 'makeFileReady',
    input: ({ context }) => ({ url: context.pickedUrl, before: context.file?.url ?? null }),
    onDone: [
      {
        guard: { type: 'isFileReady', params: ({ event }) => event.output },
        target: 'invoiceReady',
        actions: { type: 'keepPicked', params: ({ event }) => event.output },
      },
      { target: 'invoice', actions: { type: 'keepPicked', params: ({ event }) => event.output } },
    ],
    onError: { target: 'invoice', actions: 'keepUnreadable' },
  },
  after: { prepareTimeout: { target: 'invoice', actions: 'keepUnreadable' } },
});

export const invoiceReady = supplierTransactionJourney.createStateConfig({
  description: 'The merchant looks at what is sent, and for which payment.',
  on: {
    'invoice.submitted': { target: 'submittingInvoice', actions: 'startSending' },
    'file.picked': {
      target: 'preparingFile',
      actions: { type: 'pick', params: ({ event }) => event.url },
    },
    back: toTransaction,
  },
});

export const submittingInvoice = supplierTransactionJourney.createStateConfig({
  description: 'The invoice is on its way to the service, once.',
  tags: ['pending', 'committing'],
  invoke: [
    {
      id: 'uploadInvoice',
      src: 'uploadInvoice',
      input: ({ context }) => ({
        key: writeKey(context),
        args: invoiceOf(context),
        startBy: context.startBy,
      }),
      onDone: [
        {
          guard: { type: 'isKept', params: ({ event }) => event.output },
          target: 'invoiceKept',
          actions: ['commit', 'renewKey'],
        },
        {
          guard: { type: 'isUnanswered', params: ({ event }) => event.output },
          target: 'invoiceUnanswered',
        },
        {
          guard: { type: 'isFileGone', params: ({ event }) => event.output },
          target: 'invoice',
          actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
        },
        {
          target: 'invoiceReady',
          actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
        },
      ],
      onError: 'invoiceUnanswered',
    },
    { id: 'uploadProgress', src: 'uploadProgress', onDone: {}, onError: {} },
  ],
  on: {
    'upload.progressed': { actions: { type: 'keepFraction', params: ({ event }) => event.fraction } },
  },
});

export const invoiceUnanswered = supplierTransactionJourney.createStateConfig({
  description: 'Nobody knows yet whether the invoice arrived; the merchant may ask again.',
  on: {
    retry: { target: 'submittingInvoice', actions: 'checkStatusFirst' },
    back: { target: 'left', actions: 'goToTransaction' },
  },
});

export const invoiceKept = supplierTransactionJourney.createStateConfig({
  description: 'The service keeps the invoice, by its word; the way leads back to the payment.',
  meta: here,
  tags: 'committed',
  on: { leave: toTransaction },
});

export const nothingToInvoice = supplierTransactionJourney.createStateConfig({
  description: 'No payment to this supplier waits for an invoice.',
  on: { leave: 'left', back: 'left' },
});
