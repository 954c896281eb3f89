import { crashed } from '../domain/base/failure';
import { rereadOnReturn } from '../shared/polling';
import {
  invoice,
  invoiceKept,
  invoiceReady,
  invoiceUnanswered,
  nothingToInvoice,
  preparingFile,
  submittingInvoice,
} from './invoice-states';
import { confirmationOf, initialContext, supplierTransactionJourney } from './setup';

/** One payment to a supplier: where it stands, its confirmation and its invoice. Its words stand in `setup.ts`. */
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
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'routingEntryUrl',
            actions: { type: 'keepCredit', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isNoCustomer', params: ({ event }) => event.output },
            target: 'transactionNotFound',
          },
          {
            target: 'transactionUnavailable',
            actions: { type: 'keepCredit', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'transactionUnavailable', actions: { type: 'keepFailure', params: crashed } },
      },
    },
    routingEntryUrl: {
      description: 'The payment is shown, or its invoice is asked for, when the merchant has such a one.',
      always: [
        { guard: 'isTold', target: 'routingPage' },
        { guard: 'hasAllInvoices', target: 'nothingToInvoice' },
        { target: 'transactionNotFound' },
      ],
    },
    routingPage: {
      description: 'The entry URL says whether the payment or its invoice was meant.',
      always: [{ guard: 'isInvoiceEntryUrl', target: 'invoice' }, { target: 'transaction' }],
    },
    transaction: {
      description: 'The merchant reads where the payment stands, and what is missing of it.',
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
            actions: { type: 'keepConfirmation', params: ({ event }) => event.output },
          },
          {
            target: 'loadingTransaction',
            actions: { type: 'keepConfirmation', params: ({ event }) => event.output },
          },
        ],
        onError: 'confirmationUndecided',
      },
      on: { leave: 'left', back: 'left' },
    },
    confirmationUndecided: {
      description: 'Nobody knows yet whether the supplier is paid; the merchant may ask again.',
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
      description: 'The service did not answer; the merchant may ask again.',
      on: { retry: { target: 'loadingTransaction', actions: 'clearFailure' }, back: 'left' },
    },
    left: { description: 'The merchant left for another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo, committed: context.isCommitted }),
});
