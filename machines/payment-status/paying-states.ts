import { requestKeyOf } from '../shared/journey';
import { exitTransitions, paymentStatusJourney, statusPageMeta } from './setup';

// The states of an unpaid payment: from the payment methods to the chosen one.

export const loadingMethods = paymentStatusJourney.createStateConfig({
  description: 'The payment is resumed to get its payment methods; no other payment is made.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'initiateRepayment',
    src: 'initiateRepayment',
    input: ({ context }) => ({
      key: requestKeyOf(context),
      args: { paymentId: context.paymentId, amount: context.payment?.amount ?? 0 },
      startWith: context.startWith,
    }),
    onDone: [
      {
        guard: { type: 'isOfOtherPayment', params: ({ event }) => event.output },
        target: 'methodsUnavailable',
        // The same key would return the same answer again. A new key is safe: resuming makes no other payment.
        actions: ['storeWrongAnswer', 'nextRequestKey'],
      },
      {
        guard: { type: 'isPayable', params: ({ event }) => event.output },
        target: 'paymentMethods',
        actions: [{ type: 'storeMethods', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
      {
        guard: { type: 'isNoLongerPayable', params: ({ event }) => event.output },
        target: 'checkingPayment',
        actions: [{ type: 'chooseMethod', params: 'elsewhere' }, 'nextRequestKey'],
      },
      {
        guard: { type: 'isNothingDue', params: ({ event }) => event.output },
        target: 'nothingDue',
        actions: 'nextRequestKey',
      },
      {
        guard: { type: 'isUnanswered', params: ({ event }) => event.output },
        target: 'methodsUnavailable',
        actions: [
          { type: 'storeMethodsFailure', params: ({ event }) => event.output },
          'startWithStatusCheck',
        ],
      },
      {
        target: 'methodsUnavailable',
        actions: [{ type: 'storeMethodsFailure', params: ({ event }) => event.output }, 'nextRequestKey'],
      },
    ],
    onError: { target: 'methodsUnavailable', actions: 'startWithStatusCheck' },
  },
});

export const paymentMethods = paymentStatusJourney.createStateConfig({
  description: 'The payer chooses how to pay; a payment past its expiry is checked.',
  meta: statusPageMeta,
  invoke: [
    {
      id: 'expiry',
      src: 'waitUntil',
      input: ({ context }) => ({ time: context.methods?.expiresAt ?? null }),
      onDone: 'checkingPayment',
      onError: {},
    },
    { id: 'pageReturns', src: 'pageReturns', onDone: 'checkingPayment', onError: {} },
  ],
  on: {
    'upi.chosen': {
      guard: 'hasUpi',
      target: 'startingPayment',
      actions: { type: 'chooseMethod', params: 'upi' },
    },
    'qr.chosen': {
      guard: 'hasQr',
      target: 'startingPayment',
      actions: { type: 'chooseMethod', params: 'qr' },
    },
    'page.chosen': {
      guard: 'hasPage',
      target: 'startingPayment',
      actions: { type: 'chooseMethod', params: 'page' },
    },
    // The payer says that they have paid already: the service is asked.
    retry: { target: 'startingPayment', actions: { type: 'chooseMethod', params: 'elsewhere' } },
    back: 'left',
  },
});

export const startingPayment = paymentStatusJourney.createStateConfig({
  description: 'The start is stored on this phone before anything is opened: the page may be gone on return.',
  tags: 'pending',
  invoke: {
    id: 'storeStartedPayment',
    src: 'storeStartedPayment',
    input: ({ context }) => ({
      payment: context.payment,
      method: context.chosenMethod === 'none' ? ('elsewhere' as const) : context.chosenMethod,
    }),
    onDone: {
      target: 'routingMethod',
      actions: { type: 'storeStart', params: ({ event }) => event.output },
    },
    onError: 'routingMethod',
  },
});

export const routingMethod = paymentStatusJourney.createStateConfig({
  description:
    'The chosen method is opened. Showing the QR code counts as a start: the payer may scan it with another phone.',
  always: [
    { guard: { type: 'isMethod', params: 'upi' }, target: 'openingUpi' },
    { guard: { type: 'isMethod', params: 'qr' }, target: 'awaitingBank' },
    { guard: { type: 'isMethod', params: 'page' }, target: 'openingPage' },
    { target: 'checkingPayment' },
  ],
});

export const methodsUnavailable = paymentStatusJourney.createStateConfig({
  description: 'The payment methods could not be read; the payer may retry.',
  meta: statusPageMeta,
  on: { retry: 'loadingMethods', back: 'left' },
});

export const nothingDue = paymentStatusJourney.createStateConfig({
  description:
    'Nothing is due for this payment any more, according to the service: a retry would change nothing.',
  meta: statusPageMeta,
  on: exitTransitions,
});

export const openingUpi = paymentStatusJourney.createStateConfig({
  description: 'A UPI app is opened; without one, a second phone can scan the QR code.',
  meta: { requirements: ['spec 6 line 3'] },
  tags: 'pending',
  invoke: {
    id: 'openUpiIntent',
    src: 'openUpiIntent',
    input: ({ context }) => ({ url: context.methods?.upiIntentUrl ?? null }),
    onDone: [
      { guard: { type: 'isOpened', params: ({ event }) => event.output }, target: 'pollingPaused' },
      {
        target: 'awaitingBank',
        actions: [
          { type: 'chooseMethod', params: 'qr' },
          { type: 'showProblem', params: 'upi' },
        ],
      },
    ],
    onError: {
      target: 'awaitingBank',
      actions: [
        { type: 'chooseMethod', params: 'qr' },
        { type: 'showProblem', params: 'upi' },
      ],
    },
  },
});

export const openingPage = paymentStatusJourney.createStateConfig({
  description: 'The payer leaves for the hosted page; if it does not open, a message says so.',
  tags: 'pending',
  invoke: [
    {
      id: 'openPaymentPage',
      src: 'openPaymentPage',
      input: ({ context }) => ({ url: context.methods?.paymentUrl ?? null }),
      onDone: 'checkingPayment',
      onError: {
        target: 'paymentMethods',
        actions: [
          { type: 'chooseMethod', params: 'none' },
          { type: 'showProblem', params: 'page' },
        ],
      },
    },
    // A web view may open the hosted page in a second window, while this page stays loaded.
    { id: 'pageReturns', src: 'pageReturns', onDone: 'checkingPayment', onError: {} },
  ],
  on: { back: 'left' },
  // The method stays chosen: the hosted page may be open in another window, and a return from it is checked.
  after: {
    pageOpenTimeout: { target: 'paymentMethods', actions: { type: 'showProblem', params: 'notOpened' } },
  },
});
