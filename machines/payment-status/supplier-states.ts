import { exits, here, paymentStatusJourney, supplierOf } from './setup';

// The states of a supplier payment after the return from the hosted pay-later page.

export const settlingSupplier = paymentStatusJourney.createStateConfig({
  description: 'The result of the hosted pay-later page is decrypted and confirmed, once.',
  // Not committing: decrypting twice and confirming twice are harmless, and the URL finds both again.
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
        target: 'supplierUnknown',
        actions: { type: 'keepSupplier', params: ({ event }) => event.output },
      },
    ],
    onError: 'supplierUnknown',
  },
  on: exits,
});

export const supplierPaid = paymentStatusJourney.createStateConfig({
  description: 'The supplier is paid, according to the service.',
  meta: here,
  tags: 'committed',
  on: { leave: 'left' },
});

export const supplierFailed = paymentStatusJourney.createStateConfig({
  description: 'The supplier was not paid, and the merchant reads why.',
  meta: here,
  on: exits,
});

export const supplierUnknown = paymentStatusJourney.createStateConfig({
  description: 'It is not known yet whether the supplier is paid; the merchant may check again.',
  meta: here,
  on: { retry: 'settlingSupplier', ...exits },
});
