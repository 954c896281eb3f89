import { describe, expect, it } from 'vitest';

import { loadJourneys } from '../../src/inspector/catalogue';
import { type Books, debits, draws } from './books';
import { namedStates, rules, type ShownScreen } from './oracle';
import { CONFIRMATIONS, TASK_WEIGHTS } from './visit';

const empty: Books = {
  merchant: { display_name: 'Asha' },
  payments: [],
  postings: [],
  agreements: [],
  loans: [],
  repayment_links: [],
  pay_later_transactions: [],
  credit_entries: [],
};
const withPayment = (status: string, isDebited: boolean): Books => ({
  ...empty,
  payments: [{ id: 'pay_1', amount: 100, status, isAutopay: false }],
  postings: isDebited ? [{ paymentId: 'pay_1', entry: 'received', amount: 100 }] : [],
});
const shown = (journey: string, state: string, text = ''): ShownScreen => ({
  journey,
  state,
  text,
  paymentId: 'pay_1',
  isFresh: true,
});

/** Names of the rules that the screen violates. */
const broken = (screen: ShownScreen, books: Books) =>
  rules.filter(({ claims, holds }) => claims(screen) && !holds(books, screen)).map(({ name }) => name);

describe('the money visits', () => {
  it('name only states and events of the charts', async () => {
    const journeys = await loadJourneys();
    const states = journeys.flatMap(({ id, machine }) =>
      Object.keys(machine.states).map((key) => `${id} ${key}`),
    );
    expect(namedStates.filter((name) => !states.includes(name))).toEqual([]);
    const events = journeys.flatMap(({ id, chart }) =>
      chart.edges.flatMap(({ eventType }) => [eventType, `${id} ${eventType}`]),
    );
    const named = [...CONFIRMATIONS, ...Object.keys(TASK_WEIGHTS)];
    expect(named.filter((name) => !events.includes(name))).toEqual([]);
  });
});

describe('the oracle of the money visits', () => {
  it.each([
    [
      'a receipt of a payment that is pending',
      shown('payment-status', 'paid'),
      withPayment('PENDING', false),
    ],
    ['a refund that nobody sends', shown('payment-status', 'refund'), withPayment('PENDING', true)],
    [
      'a payment that was given up and succeeded',
      shown('payment-status', 'paymentGivenUp'),
      withPayment('SUCCESS', true),
    ],
    [
      'money that is not taken, while the bank has taken it',
      shown('home', 'home', 'You began a payment of ₹100. It is not paid yet.'),
      withPayment('CREATED', true),
    ],
    [
      'the methods to pay without a warning, after the debit',
      shown('payment-status', 'paymentMethods', 'Pay with a UPI app'),
      withPayment('CREATED', true),
    ],
    [
      'a signed agreement to sign',
      shown('agreement', 'agreementReview'),
      { ...empty, agreements: [{ id: 'agr_1', status: 'SIGNED' }] },
    ],
    ['a disbursal without a signature', shown('loan-status', 'disbursed'), empty],
    ['a pending disbursal without a signature', shown('loan-status', 'disbursalPending'), empty],
    [
      'a supplier paid with credit that was never drawn',
      shown('payment-status', 'supplierPaymentSucceeded'),
      empty,
    ],
    [
      'a failed supplier payment that was drawn',
      { ...shown('payment-status', 'supplierPaymentFailed'), paymentId: null },
      {
        ...empty,
        pay_later_transactions: [{ id: 'tr_1', orderId: 'order-1', amount: 100, status: 'SUCCESS' }],
        credit_entries: [{ transactionId: 'tr_1', kind: 'USE' }],
      },
    ],
  ])('finds %s', (_, screen, books) => {
    expect(broken(screen, books)).toHaveLength(1);
  });

  it.each([
    ['a receipt of a payment that arrived', shown('payment-status', 'paid'), withPayment('SUCCESS', true)],
    [
      'payment methods that are shown with a warning',
      shown('payment-status', 'paymentMethods', 'If your UPI app says paid, do not pay again.'),
      withPayment('CREATED', true),
    ],
    [
      'a payment that was never made',
      shown('payment-status', 'paymentMethods', 'Pay with a UPI app'),
      withPayment('CREATED', false),
    ],
  ])('%s is allowed', (_, screen, books) => {
    expect(broken(screen, books)).toEqual([]);
  });

  it('counts no debit of autopay, and no credit that was released', () => {
    const autopay = { id: 'pay_2', amount: 100, status: 'SUCCESS', isAutopay: true };
    const posting = { paymentId: 'pay_2', entry: 'received', amount: 100 };
    expect(debits({ ...empty, payments: [autopay], postings: [posting] })).toEqual([]);
    const entries = ['USE', 'RELEASE'].map((kind) => ({ transactionId: 'tr_1', kind }));
    expect(draws({ ...empty, credit_entries: entries })).toEqual([]);
  });
});
