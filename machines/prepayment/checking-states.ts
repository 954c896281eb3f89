import { crashed } from '../domain/base/failure';
import { shownPayments } from '../domain/payment/started-payment';
import { home, prepaymentJourney } from './setup';

// The page came back: a payment may have been made in another tab, or by somebody else. The loan is read again behind
// the screen. Where nothing changed the merchant stays, with what they typed; else they choose anew, or are warned. Who goes
// back meanwhile is where back leads, and there the loan is read too: nothing stale can be paid.

type Place = 'choice' | 'ownAmount' | 'confirmation' | 'foreclosure' | 'settlement' | 'closingConfirmation';

type Ways = NonNullable<Parameters<typeof prepaymentJourney.createStateConfig>[0]['on']>;

/** @param restsOnQuote the amount on the screen is the quote's: it has to be the same too */
function checking(place: Place, description: string, restsOnQuote: boolean, on: Ways) {
  return prepaymentJourney.createStateConfig({
    description,
    tags: 'pending',
    invoke: {
      id: 'checkPrepayment',
      src: 'loadPrepayment',
      onDone: [
        {
          guard: { type: 'isAsShown', params: ({ event }) => ({ outcome: event.output, restsOnQuote }) },
          target: place,
          actions: { type: 'renewFacts', params: ({ event }) => event.output },
        },
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
    on,
  });
}

const choice = { target: 'checkingChoice', actions: 'forgetPlan' } as const;

export const checkingChoice = checking('choice', 'The loan is read again behind the choice.', false, {
  back: home,
});

export const checkingOwnAmount = checking(
  'ownAmount',
  'The loan is read again behind the own amount; what was typed stays.',
  false,
  { back: choice },
);

export const checkingConfirmation = checking(
  'confirmation',
  'The loan is read again behind the confirmation.',
  false,
  { back: [{ guard: 'isOwnAmount', target: 'checkingOwnAmount' }, choice] },
);

export const checkingForeclosure = checking(
  'foreclosure',
  'Loan and quote are read again behind what closing costs.',
  true,
  { back: choice },
);

export const checkingSettlement = checking(
  'settlement',
  'Loan and quote are read again behind the settlement.',
  true,
  { back: choice },
);

export const checkingClosing = checking(
  'closingConfirmation',
  'Loan and quote are read again behind the confirmation of a payment that ends the loan.',
  true,
  { back: [{ guard: 'isSettling', target: 'checkingSettlement' }, { target: 'checkingForeclosure' }] },
);

export const checkingStartedPayments = prepaymentJourney.createStateConfig({
  description:
    'What this phone remembers is read again: another tab may have started a payment that the merchant was not shown.',
  tags: 'pending',
  invoke: {
    id: 'readStartedMeanwhile',
    src: 'readStartedMeanwhile',
    input: ({ context: { facts } }) => shownPayments(facts && { ...facts, ...facts.details }),
    onDone: [
      {
        guard: { type: 'isAny', params: ({ event }) => event.output },
        target: 'pendingPayment',
        actions: { type: 'addStarted', params: ({ event }) => event.output },
      },
      { target: 'submittingRepayment' },
    ],
    onError: { target: 'prepaymentUnavailable', actions: { type: 'keepFailure', params: crashed } },
  },
});
