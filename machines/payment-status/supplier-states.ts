import { supplierOf } from './context';
import { here, paymentStatusJourney, waysOut } from './setup';

// The states of a payment to a supplier that comes back from the hosted pay-later page.

export const settlingSupplier = paymentStatusJourney.createStateConfig({
  description: 'What the hosted pay-later page came back with is opened and confirmed, once.',
  // Not committing: opening twice and confirming twice are harmless, and the address finds both again.
  tags: 'pending',
  invoke: {
    id: 'supplierPayment',
    src: 'supplierPayment',
    input: ({ context }) => supplierOf(context),
    onDone: [
      {
        guard: { type: 'isCompleted', params: ({ event }) => event.output },
        target: 'supplierPaid',
        actions: { type: 'keepSupplier', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isFailed', params: ({ event }) => event.output },
        target: 'supplierFailed',
        actions: { type: 'keepSupplier', params: ({ event }) => event.output },
      },
      {
        target: 'supplierUndecided',
        actions: { type: 'keepSupplier', params: ({ event }) => event.output },
      },
    ],
    onError: 'supplierUndecided',
  },
  on: waysOut,
});

export const supplierPaid = paymentStatusJourney.createStateConfig({
  description: "The supplier is paid, by the service's word.",
  meta: here,
  tags: 'committed',
  on: { leave: 'left' },
});

export const supplierFailed = paymentStatusJourney.createStateConfig({
  description: 'The supplier was not paid, and the merchant reads why.',
  meta: here,
  on: waysOut,
});

export const supplierUndecided = paymentStatusJourney.createStateConfig({
  description: 'Nobody knows yet whether the supplier is paid; the merchant may ask again.',
  meta: here,
  on: { retry: 'settlingSupplier', ...waysOut },
});
