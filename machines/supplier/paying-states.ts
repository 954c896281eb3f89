import { paymentUnderWay } from './context';
import { supplierJourney } from './setup';

// A payment to one supplier. What the hosted page comes back with is the payment page's: /payment/status.

const toDashboard = { target: 'loadingCredit', actions: { type: 'stand', params: 'dashboard' } } as const;

export const payForm = supplierJourney.createStateConfig({
  id: 'supplierPay',
  description: 'The merchant types how much the supplier gets, and reads when it is paid back.',
  meta: { path: '/supplier/$supplierId/pay', requirements: ['spec 2.4 line 10'] },
  route: { guard: 'mayPay' },
  entry: { type: 'stand', params: 'pay' },
  on: {
    'payment.submitted': {
      guard: { type: 'isPayable', params: ({ event }) => event.amount },
      target: 'paying',
      actions: { type: 'openPayment', params: ({ event }) => event.amount },
    },
    'transaction.opened': {
      target: 'left',
      actions: { type: 'goToTransaction', params: ({ event }) => event.transactionId },
    },
    back: 'dashboard',
  },
});

export const paying = supplierJourney.createStateConfig({
  description: 'The payment is sealed, and the merchant leaves for the hosted page.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'supplierPayment',
    src: 'supplierPayment',
    input: ({ context }) => paymentUnderWay(context),
    onDone: [
      {
        guard: { type: 'isFailed', params: ({ event }) => event.output },
        target: 'paymentUnsuccessful',
        actions: { type: 'keepPaymentFailure', params: ({ event }) => event.output },
      },
      {
        target: 'paymentUndecided',
        actions: { type: 'keepPayment', params: ({ event }) => event.output },
      },
    ],
    onError: 'paymentUndecided',
  },
});

export const paymentUnsuccessful = supplierJourney.createStateConfig({
  description: 'The payment was not opened: the merchant reads why, and may begin it anew.',
  meta: { requirements: ['spec 8 line 3.13'] },
  on: { retry: 'loadingCredit', leave: toDashboard, back: toDashboard },
});

export const paymentUndecided = supplierJourney.createStateConfig({
  description: 'The merchant is back without an answer: the same payment goes on, or the list tells.',
  on: { retry: 'paying', leave: toDashboard, back: toDashboard },
});

export const payingClosed = supplierJourney.createStateConfig({
  description: 'Nothing can be paid on credit now: it is overdue, or used up.',
  on: { 'contact.opened': { target: 'left', actions: 'goToContact' }, leave: 'dashboard', back: 'dashboard' },
});

export const supplierNotFound = supplierJourney.createStateConfig({
  description: 'The merchant has no supplier of this id.',
  on: { leave: 'dashboard', back: 'dashboard' },
});
