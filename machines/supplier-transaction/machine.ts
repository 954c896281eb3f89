import { crashFailure } from '../domain/base/failure';
import { requestKeyOf } from '../shared/journey';
import { rereadOnReturn } from '../shared/polling';
import { initialContext } from './context';
import { confirmationOf, invoiceOf } from './selectors';
import { supplierTransactionJourney } from './setup';

// The invoice of a payment: picked, prepared, sent with its progress.

/** `meta` of the states on the page of the invoice. */
const invoiceMeta = { path: '/supplier/$supplierId/invoice' } as const;

const toTransaction = { target: 'left', actions: 'goToTransaction' } as const;

const invoice = supplierTransactionJourney.createStateConfig({
  description: 'The merchant takes a photo of the invoice, or chooses a file.',
  meta: { ...invoiceMeta, requirements: ['spec 2.4 line 10'] },
  on: {
    'file.picked': {
      target: 'preparingFile',
      actions: { type: 'storePickedUrl', params: ({ event }) => event.url },
    },
    back: toTransaction,
  },
});

const preparingFile = supplierTransactionJourney.createStateConfig({
  description:
    'The phone prepares the file: its type and size are checked, a picture is scaled and loses its metadata.',
  tags: 'pending',
  invoke: {
    id: 'prepareFile',
    src: 'prepareFile',
    input: ({ context }) => ({ url: context.pickedUrl, previousUrl: context.file?.url ?? null }),
    onDone: [
      {
        guard: { type: 'isFileReady', params: ({ event }) => event.output },
        target: 'invoiceReady',
        actions: { type: 'storePicked', params: ({ event }) => event.output },
      },
      { target: 'invoice', actions: { type: 'storePicked', params: ({ event }) => event.output } },
    ],
    onError: { target: 'invoice', actions: 'storeUnreadable' },
  },
  after: { prepareTimeout: { target: 'invoice', actions: 'storeUnreadable' } },
});

const invoiceReady = supplierTransactionJourney.createStateConfig({
  description: 'The merchant reviews the file, and the payment that it is for.',
  on: {
    'invoice.submitted': { target: 'submittingInvoice', actions: 'startSending' },
    'file.picked': {
      target: 'preparingFile',
      actions: { type: 'storePickedUrl', params: ({ event }) => event.url },
    },
    back: toTransaction,
  },
});

const submittingInvoice = supplierTransactionJourney.createStateConfig({
  description: 'The invoice is uploaded, once.',
  tags: ['pending', 'committing'],
  invoke: [
    {
      id: 'uploadInvoice',
      src: 'uploadInvoice',
      input: ({ context }) => ({
        key: requestKeyOf(context),
        args: invoiceOf(context),
        startWith: context.startWith,
      }),
      onDone: [
        {
          guard: { type: 'isUploaded', params: ({ event }) => event.output },
          target: 'invoiceKept',
          actions: ['commit', 'nextRequestKey'],
        },
        {
          guard: { type: 'isUnanswered', params: ({ event }) => event.output },
          target: 'invoiceUnanswered',
        },
        {
          guard: { type: 'isFileGone', params: ({ event }) => event.output },
          target: 'invoice',
          actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
        },
        {
          target: 'invoiceReady',
          actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
        },
      ],
      onError: 'invoiceUnanswered',
    },
    { id: 'uploadProgress', src: 'uploadProgress', onDone: {}, onError: {} },
  ],
  on: {
    'upload.progressed': { actions: { type: 'storeFraction', params: ({ event }) => event.fraction } },
  },
});

const invoiceUnanswered = supplierTransactionJourney.createStateConfig({
  description: 'It is not known yet whether the invoice arrived; the merchant may check again.',
  on: {
    retry: { target: 'submittingInvoice', actions: 'startWithStatusCheck' },
    back: { target: 'left', actions: 'goToTransaction' },
  },
});

const invoiceKept = supplierTransactionJourney.createStateConfig({
  description: 'The service has stored the invoice; the payment is shown next.',
  meta: invoiceMeta,
  tags: 'committed',
  on: { leave: toTransaction },
});

const nothingToInvoice = supplierTransactionJourney.createStateConfig({
  description: 'No payment to this supplier waits for an invoice.',
  on: { leave: 'left', back: 'left' },
});

/** One payment to a supplier: its status, its confirmation and its invoice. Ports, guards and actions: `setup.ts`. */
export const supplierTransactionMachine = supplierTransactionJourney.createMachine({
  id: 'supplier-transaction',
  context: initialContext,
  initial: 'loadingTransaction',
  states: {
    loadingTransaction: {
      description: 'The service is asked for the payments to suppliers.',
      tags: 'pending',
      invoke: {
        id: 'loadCredit',
        src: 'loadCredit',
        onDone: [
          {
            guard: { type: 'isLoaded', params: ({ event }) => event.output },
            target: 'routingEntryUrl',
            actions: { type: 'storeCredit', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNoCustomer', params: ({ event }) => event.output },
            target: 'transactionNotFound',
          },
          {
            target: 'transactionUnavailable',
            actions: { type: 'storeCredit', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'transactionUnavailable',
          actions: { type: 'storeFailure', params: crashFailure },
        },
      },
    },
    routingEntryUrl: {
      description: 'Opens the payment or its invoice, if the merchant has such a payment.',
      always: [
        { guard: 'hasTransaction', target: 'routingPage' },
        { guard: 'hasAllInvoices', target: 'nothingToInvoice' },
        { target: 'transactionNotFound' },
      ],
    },
    routingPage: {
      description: 'The entry URL says whether the payment or its invoice was meant.',
      always: [{ guard: 'isInvoiceEntryUrl', target: 'invoice' }, { target: 'transaction' }],
    },
    transaction: {
      description: "The merchant reads the payment's status, and what is missing.",
      meta: { path: '/supplier/transaction/$transactionId' },
      invoke: rereadOnReturn('loadingTransaction'),
      on: {
        retry: { target: 'loadingTransaction', actions: 'clearFailure' },
        'confirmation.requested': {
          guard: 'mayConfirm',
          target: 'confirmingTransaction',
          actions: 'openConfirmation',
        },
        'invoice.opened': { guard: 'mayInvoice', target: 'left', actions: 'goToInvoice' },
        back: 'left',
      },
    },
    confirmingTransaction: {
      description: 'The service confirms the payment; confirming twice is harmless, so one may leave.',
      meta: { requirements: ['spec 2.4 line 10'] },
      tags: 'pending',
      invoke: {
        id: 'supplierPayment',
        src: 'supplierPayment',
        input: ({ context }) => confirmationOf(context),
        onDone: [
          {
            guard: { type: 'isUndecided', params: ({ event }) => event.output },
            target: 'confirmationUndecided',
            actions: { type: 'storeConfirmation', params: ({ event }) => event.output },
          },
          {
            target: 'loadingTransaction',
            actions: { type: 'storeConfirmation', params: ({ event }) => event.output },
          },
        ],
        onError: 'confirmationUndecided',
      },
      on: { leave: 'left', back: 'left' },
    },
    confirmationUndecided: {
      description: 'It is not known yet whether the supplier is paid; the merchant may check again.',
      on: {
        retry: { target: 'confirmingTransaction', actions: 'clearFailure' },
        'invoice.opened': { target: 'left', actions: 'goToInvoice' },
        back: { target: 'loadingTransaction', actions: 'clearFailure' },
      },
    },
    invoice,
    preparingFile,
    invoiceReady,
    submittingInvoice,
    invoiceUnanswered,
    invoiceKept,
    nothingToInvoice,
    transactionNotFound: {
      description: 'The merchant has no such payment, or none that takes an invoice.',
      on: { leave: 'left', back: 'left' },
    },
    transactionUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      on: { retry: { target: 'loadingTransaction', actions: 'clearFailure' }, back: 'left' },
    },
    left: { description: 'The merchant left for another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo, committed: context.isCommitted }),
});
