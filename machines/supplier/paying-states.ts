import { crashed } from '../domain/base/failure';
import { rereadOnReturn } from '../shared/polling';
import { paymentUnderWay } from './context';
import { supplierJourney } from './setup';

// A payment to one supplier. What the hosted page comes back with is the payment page's: /payment/status.

const toTransaction = {
  target: 'left',
  actions: {
    type: 'goToTransaction',
    params: ({ event }: { event: { transactionId: string } }) => event.transactionId,
  },
} as const;

const toDashboard = { target: 'loadingCredit', actions: { type: 'stand', params: 'dashboard' } } as const;

export const payForm = supplierJourney.createStateConfig({
  id: 'supplierPay',
  description: 'The merchant types how much the supplier gets, and reads when it is paid back.',
  meta: { path: '/supplier/$supplierId/pay', requirements: ['spec 2.4 line 10'] },
  route: { guard: 'mayPay' },
  entry: { type: 'stand', params: 'pay' },
  // Meanwhile the supplier may be paid in another tab, or on another phone.
  invoke: rereadOnReturn('refreshingCredit'),
  on: {
    'payment.submitted': {
      guard: { type: 'isPayable', params: ({ event }) => event.amount },
      target: 'checkingCredit',
      actions: { type: 'keepAmount', params: ({ event }) => event.amount },
    },
    'transaction.opened': toTransaction,
    back: 'dashboard',
  },
});

export const refreshingCredit = supplierJourney.createStateConfig({
  description: 'The credit is read again behind the form; what can not be read is asked for before paying.',
  tags: 'pending',
  invoke: {
    id: 'refreshCredit',
    src: 'loadCredit',
    onDone: [
      {
        guard: { type: 'isRead', params: ({ event }) => event.output },
        target: 'routingPlace',
        actions: { type: 'keepFacts', params: ({ event }) => event.output },
      },
      { target: 'payForm' },
    ],
    onError: 'payForm',
  },
  on: { back: 'dashboard' },
});

export const checkingCredit = supplierJourney.createStateConfig({
  description:
    'Before anything is sealed the service is asked what is left, and what was paid to this supplier.',
  tags: 'pending',
  invoke: {
    id: 'checkCredit',
    src: 'loadCredit',
    onDone: [
      {
        guard: { type: 'isRead', params: ({ event }) => event.output },
        target: 'routingPayment',
        actions: { type: 'keepFacts', params: ({ event }) => event.output },
      },
      { target: 'creditUnavailable', actions: { type: 'keepFacts', params: ({ event }) => event.output } },
    ],
    onError: { target: 'creditUnavailable', actions: { type: 'keepFailure', params: crashed } },
  },
});

export const routingPayment = supplierJourney.createStateConfig({
  description: 'A payment that may be the second one is warned of; what can not be paid any more goes back.',
  always: [
    { guard: 'wantsInVain', target: 'routingPlace' },
    { guard: 'isTooMuch', target: 'payForm' },
    { guard: 'mightPayTwice', target: 'secondPayment' },
    { target: 'paying', actions: 'openPayment' },
  ],
});

export const secondPayment = supplierJourney.createStateConfig({
  description:
    'The merchant reads which payment to this supplier there is already, and says that another is meant.',
  invoke: rereadOnReturn('checkingCredit'),
  on: {
    'payment.confirmed': { target: 'paying', actions: 'openSecondPayment' },
    'payment.continued': { guard: 'mayGoOn', target: 'paying', actions: 'goOnWithEarlier' },
    'transaction.opened': toTransaction,
    back: 'payForm',
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
