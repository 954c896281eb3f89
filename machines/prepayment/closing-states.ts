import { crashed } from '../domain/base/failure';
import { rereadOnReturn } from '../shared/polling';
import { offerEnds, prepaymentJourney } from './setup';

// Closing or settling: what it costs, on which day, and for how long that holds.

export const routingClosing = prepaymentJourney.createStateConfig({
  description: 'Closing or settling rests on a quote; closing may be switched off.',
  meta: { requirements: ['spec 6 line 4'] },
  always: [
    { guard: 'isSettling', target: 'settlement' },
    { guard: 'isClosingOff', target: 'foreclosureUnavailable' },
    { guard: 'hasQuote', target: 'foreclosure' },
    { target: 'loadingForeclosure' },
  ],
});

export const loadingForeclosure = prepaymentJourney.createStateConfig({
  description: 'The service is asked what closing the loan costs on a day.',
  tags: 'pending',
  invoke: {
    id: 'getForeclosure',
    src: 'getForeclosure',
    input: ({ context }) => ({ date: context.askedDate }),
    onDone: [
      {
        guard: { type: 'isReady', params: ({ event }) => event.output },
        target: 'routingClosing',
        actions: { type: 'keepQuote', params: ({ event }) => event.output },
      },
      {
        guard: { type: 'isDateRefused', params: ({ event }) => event.output },
        target: 'foreclosure',
        actions: 'refuseDate',
      },
      {
        target: 'foreclosureUnavailable',
        actions: { type: 'keepQuote', params: ({ event }) => event.output },
      },
    ],
    onError: { target: 'foreclosureUnavailable', actions: { type: 'keepFailure', params: crashed } },
  },
});

export const foreclosure = prepaymentJourney.createStateConfig({
  description: 'The merchant reads what closing costs, line by line, today or on another day.',
  meta: { requirements: ['spec 2.4 line 7'] },
  invoke: [offerEnds('quoteEnd'), rereadOnReturn('checkingForeclosure')],
  on: {
    'day.chosen': [
      {
        guard: { type: 'isToday', params: ({ event }) => event.date },
        actions: 'lookAtToday',
      },
      {
        target: 'loadingForeclosure',
        actions: { type: 'askForDay', params: ({ event }) => event.date },
      },
    ],
    'closing.accepted': { guard: 'isTodays', target: 'closingConfirmation', actions: 'planClosing' },
    back: 'choice',
  },
});

export const settlement = prepaymentJourney.createStateConfig({
  description: 'The merchant reads for how much the lender settles, and what that does to their record.',
  invoke: [offerEnds('settlementEnd'), rereadOnReturn('checkingSettlement')],
  on: {
    'settlement.accepted': { target: 'closingConfirmation', actions: 'planSettling' },
    back: 'choice',
  },
});

export const foreclosureUnavailable = prepaymentJourney.createStateConfig({
  description: 'There is no quote: why, and the other ways to pay.',
  meta: { requirements: ['spec 8 line 3.4'] },
  on: {
    retry: { guard: 'isClosingOn', target: 'loadingForeclosure' },
    leave: 'choice',
    back: 'choice',
  },
});

export const closingConfirmation = prepaymentJourney.createStateConfig({
  description: 'The same for a payment that ends the loan, while its quote holds.',
  invoke: [offerEnds('confirmedEnd'), rereadOnReturn('checkingClosing')],
  on: { 'payment.confirmed': 'checkingStartedPayments', back: 'routingClosing' },
});
