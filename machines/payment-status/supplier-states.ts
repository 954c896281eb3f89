import { paidTransactionOf } from './selectors';
import { exitTransitions, paymentStatusJourney, statusPageMeta, supplierPaymentInputOf } from './setup';

// The states of a supplier payment after the return from the hosted pay-later page.

export const confirmingSupplierPayment = paymentStatusJourney.createStateConfig({
  description: 'The result of the hosted pay-later page is decrypted and confirmed, once.',
  // Not `committing`: decryption and confirmation may be repeated, and the URL opens them again.
  tags: 'pending',
  invoke: {
    id: 'supplierPayment',
    src: 'supplierPayment',
    input: ({ context }) => supplierPaymentInputOf(context),
    onDone: [
      {
        guard: { type: 'isCompleted', params: ({ event }) => event.output },
        target: 'supplierPaymentSucceeded',
        actions: { type: 'storeSupplier', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isFailed', params: ({ event }) => event.output },
        target: 'supplierPaymentFailed',
        actions: { type: 'storeSupplier', params: ({ event }) => event.output },
      },
      {
        target: 'supplierPaymentUnconfirmed',
        actions: { type: 'storeSupplier', params: ({ event }) => event.output },
      },
    ],
    onError: 'supplierPaymentUnconfirmed',
  },
  on: exitTransitions,
});

export const supplierPaymentSucceeded = paymentStatusJourney.createStateConfig({
  description:
    'The supplier is paid, according to the service. The list of payments is read for its name, and for a missing invoice.',
  meta: statusPageMeta,
  tags: 'committed',
  invoke: {
    id: 'readSupplier',
    src: 'readSupplier',
    input: ({ context }) => paidTransactionOf(context),
    onDone: { actions: { type: 'storeSupplierAfter', params: ({ event }) => event.output } },
    // A crash of our own code: the receipt is shown without the name.
    onError: {},
  },
  on: {
    'invoice.opened': { guard: 'isInvoiceMissing', target: 'left', actions: 'goToInvoice' },
    leave: 'left',
  },
});

export const supplierPaymentFailed = paymentStatusJourney.createStateConfig({
  description: 'The supplier was not paid, and the merchant reads why.',
  meta: statusPageMeta,
  on: exitTransitions,
});

export const supplierPaymentUnconfirmed = paymentStatusJourney.createStateConfig({
  description: 'It is not known yet whether the supplier is paid; the merchant may check again.',
  meta: statusPageMeta,
  on: { retry: 'confirmingSupplierPayment', ...exitTransitions },
});
