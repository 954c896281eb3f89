import { crashedLoadOutcome } from '../domain/base/failure';
import { shownPayments } from '../domain/payment/started-payment';
import { requestKeyOf } from '../shared/journey';
import { rereadOnReturn } from '../shared/polling';
import { initialContext } from './context';
import { homeJourney, nothingPayable, userStateCrash } from './setup';

// A payment link for somebody else: requested, shown, shared. The link may be paid meanwhile, so back reads home again.

const loadingPaymentLink = homeJourney.createStateConfig({
  description: 'The lender is asked for a link with which somebody else can pay.',
  tags: 'pending',
  invoke: {
    id: 'getRepaymentLink',
    src: 'getRepaymentLink',
    input: ({ context }) => context.payable ?? nothingPayable,
    onDone: [
      {
        guard: { type: 'isReady', params: ({ event }) => event.output },
        target: 'paymentLink',
        actions: { type: 'storeLink', params: ({ event }) => event.output },
      },
      {
        target: 'paymentLinkUnavailable',
        actions: { type: 'storeLink', params: ({ event }) => event.output },
      },
    ],
    onError: { target: 'paymentLinkUnavailable', actions: { type: 'storeLink', params: crashedLoadOutcome } },
  },
});

const paymentLink = homeJourney.createStateConfig({
  description: 'The merchant copies the link, shares it, or shows its QR code.',
  meta: { requirements: ['spec 2.4 line 8'] },
  on: { 'link.shared': 'openingWhatsApp', back: 'loadingHome' },
});

const openingWhatsApp = homeJourney.createStateConfig({
  description: 'WhatsApp is opened with the link.',
  meta: { requirements: ['spec 6 line 3'] },
  tags: 'pending',
  invoke: {
    id: 'shareOnWhatsApp',
    src: 'shareOnWhatsApp',
    input: ({ event }) => ({ text: event.type === 'link.shared' ? event.text : '' }),
    onDone: {
      target: 'paymentLink',
      actions: { type: 'storeSharing', params: ({ event }) => event.output },
    },
    onError: { target: 'paymentLink', actions: { type: 'storeSharing', params: false } },
  },
});

const paymentLinkUnavailable = homeJourney.createStateConfig({
  description: 'The lender returned no link; the merchant may retry, or see what is due now.',
  on: { retry: 'loadingPaymentLink', back: 'loadingHome' },
});

// Without a running loan the user state decides what home shows.

const loadingUserState = homeJourney.createStateConfig({
  description: 'No loan is running: the service is asked for the user state.',
  tags: 'pending',
  invoke: {
    id: 'getUserState',
    src: 'getUserState',
    onDone: [
      {
        guard: { type: 'isReady', params: ({ event }) => event.output },
        target: 'routingWithoutLoan',
        actions: { type: 'storeUserState', params: ({ event }) => event.output },
      },
      // Without a user state home may show an ended loan, but must not say that there is no loan.
      { guard: 'hasEndedLoan', target: 'loanEnded' },
      {
        target: 'homeUnavailable',
        actions: { type: 'storeUserState', params: ({ event }) => event.output },
      },
    ],
    onError: [
      { guard: 'hasEndedLoan', target: 'loanEnded' },
      { target: 'homeUnavailable', actions: { type: 'storeUserState', params: userStateCrash } },
    ],
  },
});

const routingWithoutLoan = homeJourney.createStateConfig({
  description: 'A block first, then a step to resume, then the loan that ended.',
  always: [
    { guard: 'isBlocked', target: 'left', actions: { type: 'goTo', params: '/termloan/blocked' } },
    { guard: 'hasStepToResume', target: 'left', actions: 'goToStep' },
    { guard: 'hasEndedLoan', target: 'loanEnded' },
    { target: 'noLoan' },
  ],
});

/** Reads home again; a later payment is a new request. */
const readAgain = { target: 'loadingHome', actions: 'nextRequestKey' } as const;

/** Home of a running loan (spec 2.2, /termloan/home; spec 2.4, loan dashboard). Ports, guards and actions: `setup.ts`. */
export const homeMachine = homeJourney.createMachine({
  id: 'home',
  context: initialContext,
  initial: 'loadingHome',
  states: {
    loadingHome: {
      description: 'The service is asked for the loan, its schedule, and a pending payment.',
      tags: 'pending',
      invoke: {
        id: 'getLoanDetails',
        src: 'getLoanDetails',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingHome',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            target: 'loadingLastKnown',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'loadingLastKnown', actions: { type: 'storeFacts', params: crashedLoadOutcome } },
      },
    },
    routingHome: {
      description:
        'A disbursed loan opens home, a loan before disbursal its status page; otherwise the user state is read.',
      always: [
        { guard: 'isRepaying', target: 'home' },
        {
          guard: 'isAwaitingMoney',
          target: 'left',
          actions: { type: 'goTo', params: '/termloan/loan-status' },
        },
        { target: 'loadingUserState' },
      ],
    },
    home: {
      description: 'The merchant sees what is due, what is paid and what is left, and pays.',
      meta: {
        path: '/termloan/home',
        requirements: [
          'spec 2.2 line 18',
          'spec 2.4 line 1',
          'spec 2.4 line 1.1',
          'spec 2.4 line 1.3',
          'spec 4 line 4',
        ],
      },
      invoke: [
        {
          id: 'loadOptionalFacts',
          src: 'loadOptionalFacts',
          input: ({ context: { facts, optionalFacts } }) => ({
            loan: facts?.loan ?? null,
            readAt: facts?.readAt ?? 0,
            previous: optionalFacts,
          }),
          onDone: { actions: { type: 'storeOptionalFacts', params: ({ event }) => event.output } },
          onError: { actions: { type: 'storeOptionalFacts', params: crashedLoadOutcome } },
        },
        // After midnight the number of days until the due day is outdated.
        rereadOnReturn('loadingHome'),
      ],
      on: {
        // While a payment is pending or may be paid, the merchant is warned before a second one, or before a link for somebody else.
        'payment.requested': [
          { guard: 'wouldPayTwice', target: 'secondPaymentWarning', actions: 'preparePayment' },
          { guard: 'isDebitExpected', target: 'autopayWarning', actions: 'preparePayment' },
          { guard: 'canPay', target: 'checkingStartedPayments', actions: 'preparePayment' },
        ],
        'earlierPayment.opened': {
          guard: 'hasEarlierPayment',
          target: 'left',
          actions: 'goToPendingPayment',
        },
        'link.requested': [
          { guard: 'wouldPayTwice', target: 'secondPaymentWarning', actions: 'prepareLink' },
          { guard: 'isDebitExpected', target: 'autopayWarning', actions: 'prepareLink' },
          { guard: 'canPay', target: 'checkingStartedPayments', actions: 'prepareLink' },
        ],
        'page.opened': {
          target: 'left',
          actions: { type: 'goToPage', params: ({ event }) => event.page },
        },
        retry: 'loadingHome',
      },
    },
    secondPaymentWarning: {
      description:
        'The merchant reads that a payment is pending or may be paid, and opens it, or pays or makes a link anyway.',
      // The pending payment may have succeeded meanwhile: a second one would then pay the next instalment.
      invoke: rereadOnReturn('loadingHome'),
      on: {
        'earlierPayment.opened': { target: 'left', actions: 'goToPendingPayment' },
        'payment.confirmed': 'checkingStartedPayments',
        back: 'loadingHome',
      },
    },
    autopayWarning: {
      description:
        'The merchant reads that the bank debits this automatically, and may pay or make a link anyway.',
      invoke: rereadOnReturn('loadingHome'),
      on: {
        'payment.confirmed': 'checkingStartedPayments',
        back: 'loadingHome',
      },
    },
    checkingStartedPayments: {
      description:
        'The payments stored on this phone are read again: another tab may have started one that the merchant was not shown.',
      tags: 'pending',
      invoke: {
        id: 'readStartedMeanwhile',
        src: 'readStartedMeanwhile',
        input: ({ context }) => shownPayments(context.facts),
        onDone: [
          {
            guard: { type: 'hasNewPayments', params: ({ event }) => event.output },
            target: 'secondPaymentWarning',
            actions: { type: 'addStartedPayments', params: ({ event }) => event.output },
          },
          { guard: 'isLinkRequested', target: 'loadingPaymentLink' },
          { target: 'submittingPayment' },
        ],
        onError: { target: 'loadingLastKnown', actions: { type: 'storeFacts', params: crashedLoadOutcome } },
      },
    },
    submittingPayment: {
      description: 'The lender opens a payment, once.',
      meta: { requirements: ['spec 2.4 line 7'] },
      tags: ['pending', 'committing'],
      invoke: {
        id: 'initiateRepayment',
        src: 'initiateRepayment',
        input: ({ context }) => ({
          key: requestKeyOf(context),
          args: context.payable ?? nothingPayable,
          startWith: context.startWith,
        }),
        onDone: [
          {
            guard: { type: 'isShownAmount', params: ({ event }) => event.output },
            target: 'paymentOpened',
            actions: [{ type: 'storePayment', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'amountChanged',
            actions: [{ type: 'storePayment', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'paymentUnanswered',
          },
          {
            target: 'paymentRefused',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
        ],
        onError: 'paymentUnanswered',
      },
    },
    amountChanged: {
      description:
        'The lender opened the payment with another amount than shown: the merchant confirms it first.',
      on: { 'payment.confirmed': 'paymentOpened', back: 'loadingHome' },
    },
    paymentRefused: {
      description: 'The lender opened no payment, and says why; what is due is read again.',
      on: { retry: 'loadingHome', back: 'loadingHome' },
    },
    paymentUnanswered: {
      description: 'It is not known yet whether the payment was opened; the merchant may check again.',
      on: { retry: { target: 'submittingPayment', actions: 'startWithStatusCheck' }, back: readAgain },
    },
    loadingPaymentLink,
    paymentLink,
    openingWhatsApp,
    paymentLinkUnavailable,
    loadingUserState,
    routingWithoutLoan,
    loanEnded: {
      description: 'The loan is repaid, closed, given back or refused, and the merchant reads which.',
      meta: { path: '/termloan/home' },
      on: {
        'page.opened': {
          target: 'left',
          actions: { type: 'goToPage', params: ({ event }) => event.page },
        },
        leave: 'left',
      },
    },
    noLoan: {
      description: 'There is no loan to repay.',
      meta: { path: '/termloan/home' },
      on: { leave: 'left' },
    },
    loadingLastKnown: {
      description: 'The loan could not be loaded: the figures stored on this phone are read.',
      tags: 'pending',
      invoke: {
        id: 'readLastKnown',
        src: 'readLastKnown',
        onDone: [
          {
            guard: { type: 'hasLastKnownLoan', params: ({ event }) => event.output },
            target: 'lastKnown',
            actions: { type: 'storeLastKnown', params: ({ event }) => event.output },
          },
          { target: 'homeUnavailable' },
        ],
        onError: 'homeUnavailable',
      },
    },
    lastKnown: {
      description: 'The merchant sees stored figures of an earlier time, and cannot pay with them.',
      meta: { path: '/termloan/home' },
      invoke: { id: 'pageReturns', src: 'pageReturns', onDone: 'loadingHome', onError: 'homeUnavailable' },
      on: { retry: 'loadingHome' },
    },
    homeUnavailable: {
      description: 'What the page needs could not be loaded; the merchant may retry.',
      meta: { path: '/termloan/home' },
      on: { retry: 'loadingHome', back: 'left' },
    },
    paymentOpened: {
      description: 'The lender opened the payment; it is paid on its own page.',
      meta: { redirectPattern: '/payment/status/$paymentId' },
      type: 'final',
      entry: 'goToPayment',
    },
    left: { description: 'The merchant continues on another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
