import { crashed } from '../domain/base/failure';
import { writeKey } from '../shared/journey';
import { rereadOnReturn } from '../shared/polling';
import {
  checkingChoice,
  checkingClosing,
  checkingConfirmation,
  checkingForeclosure,
  checkingOwnAmount,
  checkingSettlement,
  checkingStartedPayments,
} from './checking-states';
import {
  closingConfirmation,
  foreclosure,
  foreclosureUnavailable,
  loadingForeclosure,
  routingClosing,
  settlement,
} from './closing-states';
import { askedOf, initialContext } from './context';
import { home, prepaymentJourney } from './setup';

const start = { target: 'left', actions: { type: 'goTo', params: '/termloan' } } as const;

/** Paying more or all: what to pay, what it clears, closing early (spec 2.2, /termloan/prepayment). Words: `setup.ts`. */
export const prepaymentMachine = prepaymentJourney.createMachine({
  id: 'prepayment',
  context: initialContext,
  initial: 'loadingPrepayment',
  states: {
    loadingPrepayment: {
      description: 'The service is asked for the loan, its schedule, what is switched on, and the quote.',
      tags: 'pending',
      invoke: {
        id: 'loadPrepayment',
        src: 'loadPrepayment',
        onDone: [
          {
            guard: { type: 'isReady', params: ({ event }) => event.output },
            target: 'routingPrepayment',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
          {
            target: 'prepaymentUnavailable',
            actions: { type: 'keepFacts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'prepaymentUnavailable', actions: { type: 'keepFailure', params: crashed } },
      },
    },
    routingPrepayment: {
      description:
        'Only a loan that runs is paid; a payment under way, or one that may be paid, is told of first.',
      always: [
        { guard: 'hasNoLoan', target: 'noLoan' },
        { guard: 'hasEnded', target: 'left', actions: { type: 'goTo', params: '/termloan/settled' } },
        { guard: 'isNotRunning', target: 'left', actions: { type: 'goTo', params: '/termloan/loan-status' } },
        { guard: 'hasPendingPayment', target: 'pendingPayment' },
        { guard: 'isNothingLeft', target: 'nothingLeft' },
        { target: 'choice' },
      ],
    },
    noLoan: {
      description: 'There is no loan to pay.',
      meta: { path: '/termloan/prepayment' },
      on: { leave: start, back: start },
    },
    nothingLeft: {
      description: 'Nothing is left to pay on this loan.',
      meta: { path: '/termloan/prepayment' },
      on: { leave: home, back: home },
    },
    pendingPayment: {
      description: 'A payment is under way or may be paid: the merchant is warned before they start another.',
      meta: { path: '/termloan/prepayment' },
      // Meanwhile the bank may have decided.
      invoke: rereadOnReturn('loadingPrepayment'),
      on: {
        'payment.followed': { target: 'left', actions: 'goToPending' },
        'payment.continued': 'choice',
        back: home,
      },
    },
    choice: {
      description: 'The merchant chooses what to pay.',
      meta: { path: '/termloan/prepayment', requirements: ['spec 2.2 line 34'] },
      entry: 'forgetPlan',
      invoke: rereadOnReturn('checkingChoice'),
      on: {
        'amount.chosen': {
          target: 'confirmation',
          actions: { type: 'keepNamed', params: ({ event }) => event.kind },
        },
        'ownAmount.chosen': 'ownAmount',
        'closing.chosen': 'routingClosing',
        'settlement.chosen': { guard: 'hasSettlement', target: 'settlement', actions: 'planSettling' },
        back: home,
      },
    },
    ownAmount: {
      description: 'The merchant types an amount, and sees what it clears first.',
      meta: { requirements: ['spec 2.4 line 7'] },
      invoke: rereadOnReturn('checkingOwnAmount'),
      on: {
        'ownAmount.given': {
          guard: { type: 'isPayable', params: ({ event }) => event.amount },
          target: 'confirmation',
          actions: { type: 'keepOwn', params: ({ event }) => event.amount },
        },
        back: 'choice',
      },
    },
    checkingChoice,
    checkingOwnAmount,
    checkingConfirmation,
    routingClosing,
    loadingForeclosure,
    foreclosure,
    checkingForeclosure,
    settlement,
    checkingSettlement,
    foreclosureUnavailable,
    closingConfirmation,
    checkingClosing,
    checkingStartedPayments,
    confirmation: {
      description: 'The merchant reads amount, lender and effect once more, and pays.',
      invoke: rereadOnReturn('checkingConfirmation'),
      on: {
        'payment.confirmed': 'checkingStartedPayments',
        back: [{ guard: 'isOwnAmount', target: 'ownAmount' }, { target: 'choice' }],
      },
    },
    submittingRepayment: {
      description: 'The service opens the payment, once.',
      tags: ['pending', 'committing'],
      invoke: {
        id: 'initiateRepayment',
        src: 'initiateRepayment',
        input: ({ context }) => ({
          key: writeKey(context),
          args: askedOf(context),
          startBy: context.startBy,
        }),
        onDone: [
          {
            guard: { type: 'isAsAsked', params: ({ event }) => event.output },
            target: 'initiated',
            actions: [{ type: 'keepPayment', params: ({ event }) => event.output }, 'renewKey'],
          },
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'amountChanged',
            actions: [{ type: 'keepPayment', params: ({ event }) => event.output }, 'renewKey'],
          },
          {
            guard: { type: 'isQuoteChanged', params: ({ event }) => event.output },
            target: 'loadingForeclosure',
            actions: [{ type: 'askAnew', params: 'changed' }, 'renewKey'],
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'repaymentUnanswered',
          },
          {
            target: 'repaymentRefused',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'renewKey'],
          },
        ],
        onError: 'repaymentUnanswered',
      },
    },
    amountChanged: {
      description: "The service opened the payment with another amount than was shown: the lender's counts.",
      on: { 'payment.continued': 'initiated', back: 'loadingPrepayment' },
    },
    repaymentUnanswered: {
      description: 'Nobody knows yet whether the payment was opened; the merchant may ask again.',
      on: {
        retry: { target: 'submittingRepayment', actions: 'checkStatusFirst' },
        back: { target: 'loadingPrepayment', actions: 'renewKey' },
      },
    },
    repaymentRefused: {
      description: 'The service opened no payment, and says why.',
      on: { retry: 'loadingPrepayment', back: home },
    },
    prepaymentUnavailable: {
      description: 'The loan could not be read; the merchant may ask again.',
      meta: { path: '/termloan/prepayment' },
      on: { retry: 'loadingPrepayment', back: home },
    },
    initiated: {
      description: "The payment is open, by the service's word: it is made on its own page.",
      meta: { leadsTo: '/payment/status/$paymentId' },
      type: 'final',
      entry: 'goToPayment',
    },
    left: { description: 'The merchant goes on to another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo, committed: context.payment !== null }),
});
