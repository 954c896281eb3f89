import { writeKey } from '../shared/journey';
import { here, paymentStatusJourney, waysOut } from './setup';

// The states in which nobody has paid yet: from the ways to pay to the way that was taken.

export const loadingWays = paymentStatusJourney.createStateConfig({
  description: 'The payment is taken up again, for the ways to pay it; it never makes another.',
  tags: ['pending', 'committing'],
  invoke: {
    id: 'initiateRepayment',
    src: 'initiateRepayment',
    input: ({ context }) => ({
      key: writeKey(context),
      args: { paymentId: context.paymentId, amount: context.payment?.amount ?? 0 },
      startBy: context.startBy,
    }),
    onDone: [
      {
        guard: { type: 'isOfAnother', params: ({ event }) => event.output },
        target: 'waysUnavailable',
        // Under the old key the same answer would come for ever, and taking up never makes another payment.
        actions: ['keepWrongAnswer', 'renewKey'],
      },
      {
        guard: { type: 'isPayable', params: ({ event }) => event.output },
        target: 'waysToPay',
        actions: [{ type: 'keepWays', params: ({ event }) => event.output }, 'renewKey'],
      },
      {
        guard: { type: 'isDecided', params: ({ event }) => event.output },
        target: 'checkingPayment',
        actions: [{ type: 'take', params: 'elsewhere' }, 'renewKey'],
      },
      {
        guard: { type: 'isNothingDue', params: ({ event }) => event.output },
        target: 'nothingDue',
        actions: 'renewKey',
      },
      {
        guard: { type: 'isUnanswered', params: ({ event }) => event.output },
        target: 'waysUnavailable',
        actions: [{ type: 'keepWaysFailure', params: ({ event }) => event.output }, 'checkStatusFirst'],
      },
      {
        target: 'waysUnavailable',
        actions: [{ type: 'keepWaysFailure', params: ({ event }) => event.output }, 'renewKey'],
      },
    ],
    onError: { target: 'waysUnavailable', actions: 'checkStatusFirst' },
  },
});

export const waysToPay = paymentStatusJourney.createStateConfig({
  description: 'The payer chooses how to pay; a payment that is over by its time is asked about.',
  meta: here,
  invoke: [
    {
      id: 'expiry',
      src: 'waitUntil',
      input: ({ context }) => ({ time: context.ways?.expiresAt ?? null }),
      onDone: 'checkingPayment',
      onError: {},
    },
    { id: 'pageReturns', src: 'pageReturns', onDone: 'checkingPayment', onError: {} },
  ],
  on: {
    'upi.chosen': { guard: 'hasUpi', target: 'startingPayment', actions: { type: 'take', params: 'upi' } },
    'qr.chosen': { guard: 'hasQr', target: 'startingPayment', actions: { type: 'take', params: 'qr' } },
    'page.chosen': { guard: 'hasPage', target: 'startingPayment', actions: { type: 'take', params: 'page' } },
    // Paid before this page was opened: the bank is asked, not the payer.
    retry: { target: 'startingPayment', actions: { type: 'take', params: 'elsewhere' } },
    back: 'left',
  },
});

export const startingPayment = paymentStatusJourney.createStateConfig({
  description:
    'It is remembered on this phone that the payer sets out to pay, before anything is opened: the page may be gone on the return.',
  tags: 'pending',
  invoke: {
    id: 'keepStarted',
    src: 'keepStarted',
    input: ({ context }) => ({
      payment: context.payment,
      method: context.way === 'none' ? ('elsewhere' as const) : context.way,
    }),
    onDone: {
      target: 'routingMethod',
      actions: { type: 'keepStart', params: ({ event }) => event.output },
    },
    onError: 'routingMethod',
  },
});

export const routingMethod = paymentStatusJourney.createStateConfig({
  description:
    'The chosen way is opened. A shown code counts as one: the payer may scan it with another phone.',
  always: [
    { guard: { type: 'isWay', params: 'upi' }, target: 'openingUpi' },
    { guard: { type: 'isWay', params: 'qr' }, target: 'awaitingBank' },
    { guard: { type: 'isWay', params: 'page' }, target: 'openingPage' },
    { target: 'checkingPayment' },
  ],
});

export const waysUnavailable = paymentStatusJourney.createStateConfig({
  description: 'The ways to pay could not be read; the payer may ask again.',
  meta: here,
  on: { retry: 'loadingWays', back: 'left' },
});

export const nothingDue = paymentStatusJourney.createStateConfig({
  description:
    'What this payment was for is paid or over, by the service: asking again would change nothing.',
  meta: here,
  on: waysOut,
});

export const openingUpi = paymentStatusJourney.createStateConfig({
  description: 'A UPI app is opened; without one, a second phone can scan the code.',
  meta: { requirements: ['spec 6 line 3'] },
  tags: 'pending',
  invoke: {
    id: 'openUpiIntent',
    src: 'openUpiIntent',
    input: ({ context }) => ({ url: context.ways?.upiIntentUrl ?? null }),
    onDone: [
      { guard: { type: 'isOpened', params: ({ event }) => event.output }, target: 'pageHidden' },
      {
        target: 'awaitingBank',
        actions: [
          { type: 'take', params: 'qr' },
          { type: 'tellProblem', params: 'upi' },
        ],
      },
    ],
    onError: {
      target: 'awaitingBank',
      actions: [
        { type: 'take', params: 'qr' },
        { type: 'tellProblem', params: 'upi' },
      ],
    },
  },
});

export const openingPage = paymentStatusJourney.createStateConfig({
  description: 'The payer leaves for the hosted page; when it does not open here, they are told.',
  tags: 'pending',
  invoke: [
    {
      id: 'openPaymentPage',
      src: 'openPaymentPage',
      input: ({ context }) => ({ url: context.ways?.paymentUrl ?? null }),
      onDone: 'checkingPayment',
      onError: {
        target: 'waysToPay',
        actions: [
          { type: 'take', params: 'none' },
          { type: 'tellProblem', params: 'page' },
        ],
      },
    },
    // A web view may open the hosted page in a window over this page, which then never goes away.
    { id: 'pageReturns', src: 'pageReturns', onDone: 'checkingPayment', onError: {} },
  ],
  on: { back: 'left' },
  // The way stays taken: the hosted page may be open elsewhere, and who comes back from it is asked about.
  after: { leaveTimeout: { target: 'waysToPay', actions: { type: 'tellProblem', params: 'notOpened' } } },
});
