import { crashedRead } from '../domain/base/failure';
import { shownPayments } from '../domain/payment/started-payment';
import { writeKey } from '../shared/journey';
import { rereadOnReturn } from '../shared/polling';
import { loadingPaymentLink, openingWhatsApp, paymentLink, paymentLinkUnavailable } from './link-states';
import { homeJourney, initialContext, nothingPayable } from './setup';
import { loadingUserState, routingWithoutLoan } from './without-loan-states';

/** What was shown may no longer hold: everything is read again. */
const readAgain = { target: 'loadingHome', actions: 'renewKey' } as const;

/** What to do now (spec 2.2, /termloan/home; spec 2.4, loan dashboard). Its words stand in `setup.ts`. */
export const homeMachine = homeJourney.createMachine({
  id: 'home',
  context: initialContext,
  initial: 'loadingHome',
  states: {
    loadingHome: {
      description: 'The service is asked for the loan, its schedule, and a payment that is under way.',
      tags: 'pending',
      invoke: {
        id: 'getLoanDetails',
        src: 'getLoanDetails',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingHome',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
          {
            target: 'loadingLastKnown',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'loadingLastKnown', actions: { type: 'keepFacts', params: crashedRead } },
      },
    },
    routingHome: {
      description:
        'A disbursed loan has a home, one on its way has its status; else the merchant is asked about.',
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
            known: optionalFacts,
          }),
          onDone: { actions: { type: 'keepOptionalFacts', params: ({ event }) => event.output } },
          onError: { actions: { type: 'keepOptionalFacts', params: crashedRead } },
        },
        // A tab that slept over midnight would count yesterday's days.
        rereadOnReturn('loadingHome'),
      ],
      on: {
        // While a payment is under way or may be paid, another one is warned of first, whoever would pay it.
        'payment.requested': [
          { guard: 'wouldPayTwice', target: 'secondPaymentWarning', actions: 'askForPayable' },
          { guard: 'isDebitExpected', target: 'autopayWarning', actions: 'askForPayable' },
          { guard: 'canPay', target: 'checkingStartedPayments', actions: 'askForPayable' },
        ],
        'payment.seen': [
          { guard: 'hasPendingPayment', target: 'left', actions: 'goToPendingPayment' },
          { guard: 'hasStartedPayment', target: 'left', actions: 'goToPendingPayment' },
        ],
        'link.requested': [
          { guard: 'wouldPayTwice', target: 'secondPaymentWarning', actions: 'askForLink' },
          { guard: 'isDebitExpected', target: 'autopayWarning', actions: 'askForLink' },
          { guard: 'canPay', target: 'checkingStartedPayments', actions: 'askForLink' },
        ],
        'place.opened': {
          target: 'left',
          actions: { type: 'goToPlace', params: ({ event }) => event.place },
        },
        retry: 'loadingHome',
      },
    },
    secondPaymentWarning: {
      description:
        'The merchant is told that a payment is under way or may be paid, and may look at it, or pay or make a link all the same.',
      // What was on its way may have arrived: to pay again would be to pay what comes next.
      invoke: rereadOnReturn('loadingHome'),
      on: {
        'payment.seen': { target: 'left', actions: 'goToPendingPayment' },
        'payment.confirmed': 'checkingStartedPayments',
        back: 'loadingHome',
      },
    },
    autopayWarning: {
      description:
        'The merchant is told that the bank debits this by itself, and may pay or make a link all the same.',
      invoke: rereadOnReturn('loadingHome'),
      on: {
        'payment.confirmed': 'checkingStartedPayments',
        back: 'loadingHome',
      },
    },
    checkingStartedPayments: {
      description:
        'What this phone remembers is read again: another tab may have started a payment that the merchant was not shown.',
      tags: 'pending',
      invoke: {
        id: 'readStartedMeanwhile',
        src: 'readStartedMeanwhile',
        input: ({ context }) => shownPayments(context.facts),
        onDone: [
          {
            guard: { type: 'isAny', params: ({ event }) => event.output },
            target: 'secondPaymentWarning',
            actions: { type: 'addStarted', params: ({ event }) => event.output },
          },
          { guard: 'isLinkAsked', target: 'loadingPaymentLink' },
          { target: 'submittingPayment' },
        ],
        onError: { target: 'loadingLastKnown', actions: { type: 'keepFacts', params: crashedRead } },
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
          key: writeKey(context),
          args: context.payable ?? nothingPayable,
          startBy: context.startBy,
        }),
        onDone: [
          {
            guard: { type: 'isAsShown', params: ({ event }) => event.output },
            target: 'paymentOpened',
            actions: [{ type: 'keepPayment', params: ({ event }) => event.output }, 'renewKey'],
          },
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'amountChanged',
            actions: [{ type: 'keepPayment', params: ({ event }) => event.output }, 'renewKey'],
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'paymentUnanswered',
          },
          {
            target: 'paymentRefused',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
          },
        ],
        onError: 'paymentUnanswered',
      },
    },
    amountChanged: {
      description: 'The lender asks for another amount than was shown: the merchant agrees to it first.',
      on: { 'payment.confirmed': 'paymentOpened', back: 'loadingHome' },
    },
    paymentRefused: {
      description: 'The lender opened no payment, and says why; what is due is read again.',
      on: { retry: 'loadingHome', back: 'loadingHome' },
    },
    paymentUnanswered: {
      description: 'Nobody knows yet whether the payment was opened; the merchant may ask again.',
      on: { retry: { target: 'submittingPayment', actions: 'checkStatusFirst' }, back: readAgain },
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
        'place.opened': {
          target: 'left',
          actions: { type: 'goToPlace', params: ({ event }) => event.place },
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
      description: 'The service did not answer: what was read last is looked up on this phone.',
      tags: 'pending',
      invoke: {
        id: 'readLastKnown',
        src: 'readLastKnown',
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => event.output },
            target: 'lastKnown',
            actions: { type: 'keepLastKnown', params: ({ event }) => event.output },
          },
          { target: 'homeUnavailable' },
        ],
        onError: 'homeUnavailable',
      },
    },
    lastKnown: {
      description: 'The merchant sees the figures of an earlier time, and cannot pay by them.',
      meta: { path: '/termloan/home' },
      invoke: { id: 'pageReturns', src: 'pageReturns', onDone: 'loadingHome', onError: 'homeUnavailable' },
      on: { retry: 'loadingHome' },
    },
    homeUnavailable: {
      description: 'The service did not answer; the merchant may ask again.',
      meta: { path: '/termloan/home' },
      on: { retry: 'loadingHome', back: 'left' },
    },
    paymentOpened: {
      description: "The payment was opened, by the lender's word; it is paid on its own page.",
      meta: { leadsTo: '/payment/status/$paymentId' },
      type: 'final',
      entry: 'goToPayment',
    },
    left: { description: 'The merchant goes on to another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo }),
});
