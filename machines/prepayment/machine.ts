import { crashFailure } from '../domain/base/failure';
import { shownPayments } from '../domain/payment/started-payment';
import { requestKeyOf } from '../shared/journey';
import { rereadOnReturn } from '../shared/polling';
import { initialContext } from './context';
import { requestOf } from './selectors';
import { prepaymentJourney, waitForQuoteExpiry } from './setup';

// When the merchant returns to the page, a payment may have been made in another tab or by somebody else. The loan is read again
// while the screen stays. If nothing changed, the screen and its input stay; else the merchant chooses again, or is warned. Back
// also leads to a state that reads the loan, so that no outdated amount can be paid.

type ShownState =
  | 'choice'
  | 'ownAmount'
  | 'confirmation'
  | 'foreclosure'
  | 'settlement'
  | 'closingConfirmation';

type Transitions = NonNullable<Parameters<typeof prepaymentJourney.createStateConfig>[0]['on']>;

/**
 * State that reads the loan again while a screen is shown.
 * @param dependsOnQuote the screen shows an amount of the quote, which must be unchanged too
 */
function rereadState(state: ShownState, description: string, dependsOnQuote: boolean, on: Transitions) {
  return prepaymentJourney.createStateConfig({
    description,
    tags: 'pending',
    invoke: {
      id: 'checkPrepayment',
      src: 'loadPrepayment',
      onDone: [
        {
          guard: { type: 'isUnchanged', params: ({ event }) => ({ outcome: event.output, dependsOnQuote }) },
          target: state,
          actions: { type: 'renewFacts', params: ({ event }) => event.output },
        },
        {
          guard: { type: 'isReady', params: ({ event }) => event.output },
          target: 'routingPrepayment',
          actions: { type: 'storeFacts', params: ({ event }) => event.output },
        },
        {
          target: 'prepaymentUnavailable',
          actions: { type: 'storeFacts', params: ({ event }) => event.output },
        },
      ],
      onError: { target: 'prepaymentUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
    },
    on,
  });
}

const toChoice = { target: 'checkingChoice', actions: 'clearPlan' } as const;

const checkingChoice = rereadState('choice', 'The loan is read again while the choice is shown.', false, {
  back: 'left',
});

const checkingOwnAmount = rereadState(
  'ownAmount',
  'The loan is read again while the own amount is shown; what was typed stays.',
  false,
  { back: toChoice },
);

const checkingConfirmation = rereadState(
  'confirmation',
  'The loan is read again while the confirmation is shown.',
  false,
  { back: [{ guard: 'isOwnAmount', target: 'checkingOwnAmount' }, toChoice] },
);

const checkingForeclosure = rereadState(
  'foreclosure',
  'Loan and quote are read again while the cost of closing is shown.',
  true,
  { back: toChoice },
);

const checkingSettlement = rereadState(
  'settlement',
  'Loan and quote are read again while the settlement is shown.',
  true,
  { back: toChoice },
);

const checkingClosing = rereadState(
  'closingConfirmation',
  'Loan and quote are read again while the confirmation of a payment that ends the loan is shown.',
  true,
  { back: [{ guard: 'isSettling', target: 'checkingSettlement' }, { target: 'checkingForeclosure' }] },
);

const checkingStartedPayments = prepaymentJourney.createStateConfig({
  description:
    'The payments stored on this phone are read again: another tab may have started one that the merchant was not shown.',
  tags: 'pending',
  invoke: {
    id: 'readStartedMeanwhile',
    src: 'readStartedMeanwhile',
    input: ({ context: { facts } }) => shownPayments(facts && { ...facts, ...facts.details }),
    onDone: [
      {
        guard: { type: 'hasNewPayments', params: ({ event }) => event.output },
        target: 'pendingPayment',
        actions: { type: 'addStartedPayments', params: ({ event }) => event.output },
      },
      { target: 'submittingRepayment' },
    ],
    onError: { target: 'prepaymentUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
  },
});

// Foreclosure or settlement: its cost, on which day, and how long the quote is valid.

const routingClosing = prepaymentJourney.createStateConfig({
  description: 'Closing and settling need a quote; closing may be switched off.',
  meta: { requirements: ['spec 6 line 4'] },
  always: [
    { guard: 'isSettling', target: 'settlement' },
    { guard: 'isForeclosureDisabled', target: 'foreclosureUnavailable' },
    { guard: 'hasQuote', target: 'foreclosure' },
    { target: 'loadingForeclosure' },
  ],
});

const loadingForeclosure = prepaymentJourney.createStateConfig({
  description: 'The service is asked what closing the loan costs on a day.',
  tags: 'pending',
  invoke: {
    id: 'getForeclosure',
    src: 'getForeclosure',
    input: ({ context }) => ({ date: context.requestedDate }),
    onDone: [
      {
        guard: { type: 'isReady', params: ({ event }) => event.output },
        target: 'routingClosing',
        actions: { type: 'storeQuote', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isDateRefused', params: ({ event }) => event.output },
        target: 'foreclosure',
        actions: 'markDateRefused',
      },
      {
        target: 'foreclosureUnavailable',
        actions: { type: 'storeQuote', params: ({ event }) => event.output },
      },
    ],
    onError: { target: 'foreclosureUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
  },
});

const foreclosure = prepaymentJourney.createStateConfig({
  description: 'The merchant reads what closing costs, line by line, today or on another day.',
  meta: { requirements: ['spec 2.4 line 7'] },
  invoke: [waitForQuoteExpiry('quoteEnd'), rereadOnReturn('checkingForeclosure')],
  on: {
    'day.chosen': [
      {
        guard: { type: 'isToday', params: ({ event }) => event.date },
        actions: 'showToday',
      },
      {
        target: 'loadingForeclosure',
        actions: { type: 'requestDay', params: ({ event }) => event.date },
      },
    ],
    'closing.accepted': { guard: 'isTodaysQuote', target: 'closingConfirmation', actions: 'planClosing' },
    back: 'choice',
  },
});

const settlement = prepaymentJourney.createStateConfig({
  description: "The merchant reads the lender's settlement amount, and its effect on their credit record.",
  invoke: [waitForQuoteExpiry('settlementEnd'), rereadOnReturn('checkingSettlement')],
  on: {
    'settlement.accepted': { target: 'closingConfirmation', actions: 'planSettling' },
    back: 'choice',
  },
});

const foreclosureUnavailable = prepaymentJourney.createStateConfig({
  description: 'There is no quote: the reason, and the other payment options.',
  meta: { requirements: ['spec 8 line 3.4'] },
  on: {
    retry: { guard: 'isForeclosureEnabled', target: 'loadingForeclosure' },
    leave: 'choice',
    back: 'choice',
  },
});

const closingConfirmation = prepaymentJourney.createStateConfig({
  description: 'The confirmation of a payment that ends the loan, while its quote is valid.',
  invoke: [waitForQuoteExpiry('confirmedEnd'), rereadOnReturn('checkingClosing')],
  on: { 'payment.confirmed': 'checkingStartedPayments', back: 'routingClosing' },
});

/** Transition to the loan entry. */
const toEntry = { target: 'left', actions: { type: 'goTo', params: '/termloan' } } as const;

/** Prepayment: what to pay, how it is allocated, closing early (spec 2.2, /termloan/prepayment). Ports, guards and actions: `setup.ts`. */
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
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
          {
            target: 'prepaymentUnavailable',
            actions: { type: 'storeFacts', params: ({ event }) => event.output },
          },
        ],
        onError: { target: 'prepaymentUnavailable', actions: { type: 'storeFailure', params: crashFailure } },
      },
    },
    routingPrepayment: {
      description:
        'Only a running loan can be paid; a payment that is pending or may be paid is shown first.',
      always: [
        { guard: 'hasNoLoan', target: 'noLoan' },
        { guard: 'hasEnded', target: 'left', actions: { type: 'goTo', params: '/termloan/settled' } },
        {
          guard: 'isNotDisbursed',
          target: 'left',
          actions: { type: 'goTo', params: '/termloan/loan-status' },
        },
        { guard: 'hasPendingPayment', target: 'pendingPayment' },
        { guard: 'isNothingLeft', target: 'nothingLeft' },
        { target: 'choice' },
      ],
    },
    noLoan: {
      description: 'There is no loan to pay.',
      meta: { path: '/termloan/prepayment' },
      on: { leave: toEntry, back: toEntry },
    },
    nothingLeft: {
      description: 'Nothing is left to pay on this loan.',
      meta: { path: '/termloan/prepayment' },
      on: { leave: 'left', back: 'left' },
    },
    pendingPayment: {
      description: 'A payment is pending or may be paid: the merchant is warned before starting another.',
      meta: { path: '/termloan/prepayment' },
      // The bank may have decided meanwhile.
      invoke: rereadOnReturn('loadingPrepayment'),
      on: {
        'payment.followed': { target: 'left', actions: 'goToPending' },
        'payment.continued': 'choice',
        back: 'left',
      },
    },
    choice: {
      description: 'The merchant chooses what to pay.',
      meta: { path: '/termloan/prepayment', requirements: ['spec 2.2 line 34'] },
      entry: 'clearPlan',
      invoke: rereadOnReturn('checkingChoice'),
      on: {
        'amount.chosen': {
          target: 'confirmation',
          actions: { type: 'storeNamedAmount', params: ({ event }) => event.kind },
        },
        'ownAmount.chosen': 'ownAmount',
        'closing.chosen': 'routingClosing',
        'settlement.chosen': { guard: 'hasSettlement', target: 'settlement', actions: 'planSettling' },
        back: 'left',
      },
    },
    ownAmount: {
      description: 'The merchant types an amount, and sees how it is allocated.',
      meta: { requirements: ['spec 2.4 line 7'] },
      invoke: rereadOnReturn('checkingOwnAmount'),
      on: {
        'ownAmount.given': {
          guard: { type: 'isPayable', params: ({ event }) => event.amount },
          target: 'confirmation',
          actions: { type: 'storeCustomAmount', params: ({ event }) => event.amount },
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
      description: 'The merchant reviews amount, lender and effect, and pays.',
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
          key: requestKeyOf(context),
          args: requestOf(context),
          startWith: context.startWith,
        }),
        onDone: [
          {
            guard: { type: 'isAsRequested', params: ({ event }) => event.output },
            target: 'initiated',
            actions: [{ type: 'storePayment', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'amountChanged',
            actions: [{ type: 'storePayment', params: ({ event }) => event.output }, 'nextRequestKey'],
          },
          {
            guard: { type: 'isQuoteChanged', params: ({ event }) => event.output },
            target: 'loadingForeclosure',
            actions: [{ type: 'requestQuoteAgain', params: 'changed' }, 'nextRequestKey'],
          },
          {
            guard: { type: 'isUnanswered', params: ({ event }) => event.output },
            target: 'repaymentUnanswered',
          },
          {
            target: 'repaymentRefused',
            actions: [{ type: 'storeRefusal', params: ({ event }) => event.output }, 'nextRequestKey'],
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
      description: 'It is not known yet whether the payment was opened; the merchant may check again.',
      on: {
        retry: { target: 'submittingRepayment', actions: 'startWithStatusCheck' },
        back: { target: 'loadingPrepayment', actions: 'nextRequestKey' },
      },
    },
    repaymentRefused: {
      description: 'The service opened no payment, and says why.',
      on: { retry: 'loadingPrepayment', back: 'left' },
    },
    prepaymentUnavailable: {
      description: 'The loan could not be read; the merchant may check again.',
      meta: { path: '/termloan/prepayment' },
      on: { retry: 'loadingPrepayment', back: 'left' },
    },
    initiated: {
      description: 'The payment is open, according to the service: it is made on its own page.',
      meta: { redirectPattern: '/payment/status/$paymentId' },
      type: 'final',
      entry: 'goToPayment',
    },
    left: { description: 'The merchant continues on another page.', type: 'final' },
  },
  output: ({ context }) => ({ redirectTo: context.redirectTo, committed: context.payment !== null }),
});
