import { describe, expect, it } from 'vitest';
import { safePageUrl, urlWithReturn } from '../../../machines/domain/base/page-url';
import {
  askBankFrom,
  isRefundedOrRefunding,
  mayHaveBeenPaid,
  pollingTypeOf,
} from '../../../machines/domain/payment/payment-enums';
import { formatDateAndTime } from '../../../src/copy/dates';

describe('an external page that the app may open', () => {
  const origin = 'http://localhost:5173';

  it.each([
    ['https://pay.example/p?x=1', 'https://pay.example/p?x=1'],
    ['/sandbox/payment/pay_1', 'http://localhost:5173/sandbox/payment/pay_1'],
    ['http://localhost:5173/pay', 'http://localhost:5173/pay'],
  ])('opens %s', (address, opened) => {
    expect(safePageUrl(address, origin)).toBe(opened);
  });

  it.each([
    null,
    '',
    'http://pay.example/p',
    '//pay.example/p',
    'javascript:alert(1)',
    'data:text/html,x',
    'upi://pay?pa=a@b',
    'http://',
    'http://localhost:5174/pay',
    'blob:http://localhost:5173/1',
    'https://user@pay.example/',
  ])('does not open %s', (address) => {
    expect(safePageUrl(address, origin)).toBeNull();
  });
});

describe('with a configured list of hosts', () => {
  const hosts = ['pay.example', '*.bank.example'];

  it.each([
    ['https://pay.example/p', true],
    ['https://www.bank.example/p', true],
    ['/sandbox/payment/pay_1', true],
    ['https://bank.example.evil/p', false],
    ['https://notbank.example/p', false],
    ['https://bank.example/p', false],
  ])('%s is opened: %s', (address, isOpened) => {
    expect(safePageUrl(address, 'https://loans.example', hosts) !== null).toBe(isOpened);
  });
});

describe('an external page with a return URL', () => {
  const ours = { origin: 'https://loans.example', hosts: [] };
  const back = '/termloan/enach?returned=true';

  it.each([
    'https://bank.example/approve',
    'https://bank.example/approve?id=1',
    'https://bank.example/approve?id=1#step-2',
    'https://bank.example/approve?return_to=https%3A%2F%2Fevil.example',
    '/bank',
  ])('%s gets one absolute address in its query', (address) => {
    const page = new URL(urlWithReturn(address, back, ours) ?? '');
    expect(page.searchParams.getAll('return_to')).toEqual([`https://loans.example${back}`]);
    expect([page.hash, page.searchParams.get('id')]).toEqual([
      new URL(address, ours.origin).hash,
      new URL(address, ours.origin).searchParams.get('id'),
    ]);
  });

  it('is null for an invalid URL', () => {
    expect(urlWithReturn('javascript:alert(1)', back, ours)).toBeNull();
  });
});

describe('the query of a payment URL', () => {
  it.each(['repayment', 'mandate', 'supplier', 'lead'])('knows %s', (word) => {
    expect(pollingTypeOf(word)).toBe(word);
  });

  it.each([null, undefined, '', 'REPAYMENT', 'toString'])('leads to the generic page for %s', (word) => {
    expect(pollingTypeOf(word)).toBeNull();
  });
});

it('advises to contact the own bank after exactly three days', () => {
  expect(askBankFrom(1_000)).toBe(259_201_000);
  expect(askBankFrom(null)).toBeNull();
});

it('recognises a refund', () => {
  expect(isRefundedOrRefunding({ status: 'REFUND_INITIATED' })).toBe(true);
  expect(isRefundedOrRefunding({ status: 'REFUNDED' })).toBe(true);
  expect(isRefundedOrRefunding({ status: 'FAILED' })).toBe(false);
});

it('shows the time of a receipt with its year, in India', () => {
  expect(formatDateAndTime(Date.parse('2026-12-31T18:30:00Z'))).toBe('1\u00a0Jan,\u00a02027, 12:00\u00a0am');
});

describe('whether a payment may be debited although no status was received', () => {
  it.each([
    ['CREATED', null],
    ['PENDING', null],
    ['CANCELLED', 'payment_cancelled'],
    ['EXPIRED', 'payment_timed_out'],
    ['FAILED', null],
    ['FAILED', 'payment_timed_out'],
    ['FAILED', 'bank_technical_error'],
    ['FAILED', 'a new reason'],
  ] as const)('it may be: %s, %s', (status, failureReason) => {
    expect(mayHaveBeenPaid({ status, failureReason })).toBe(true);
  });

  it.each([
    ['SUCCESS', null],
    ['REFUND_INITIATED', 'bank_technical_error'],
    ['REFUNDED', null],
    ['FAILED', 'insufficient_funds'],
    ['FAILED', 'incorrect_pin'],
    ['FAILED', 'payment_cancelled'],
  ] as const)('it is decided: %s, %s', (status, failureReason) => {
    expect(mayHaveBeenPaid({ status, failureReason })).toBe(false);
  });
});
