import { describe, expect, it } from 'vitest';

import {
  amountToSend,
  isAsBilled,
  leftToPay,
  linkStanding,
  readLinkAmount,
  repaymentStatusPath,
  saysOtherAmount,
} from '../../../machines/domain/payment/payment-link';

describe('the amount in the URL of a link', () => {
  it('is whole paise, a rupee at least', () => {
    expect(readLinkAmount('216400')).toBe(216_400);
    expect(readLinkAmount('100')).toBe(100);
    expect(readLinkAmount('9999999999')).toBe(9_999_999_999);
  });

  it.each([
    undefined,
    '',
    '0',
    '99',
    '-216400',
    '+216400',
    '2164.00',
    '2e5',
    '0216400',
    '10000000000',
    '9'.repeat(400),
    'Infinity',
    'NaN',
    ' 216400',
    '२१६४००',
    '<b>1</b>',
  ])('is ignored when it says %s', (said) => {
    expect(readLinkAmount(said)).toBeNull();
  });

  it('is another one only where it is neither what was asked for nor what is left', () => {
    const link = { amount: 241_500, amountPaid: 141_500 };
    const says = [null, 241_500, 100_000, 141_500, 241_501].map((said) => saysOtherAmount(said, link));
    expect(says).toEqual([false, false, false, true, true]);
  });
});

describe('a link', () => {
  it('is paid by what the payer saw, or followed where the bank works on a payment already', () => {
    const link = { amount: 241_500, amountPaid: 141_500 };
    const opens = (amount: number, status: 'CREATED' | 'PENDING' | 'SUCCESS' = 'CREATED') =>
      isAsBilled(link, { status, amount });
    expect([opens(100_000), opens(100_001), opens(241_500)]).toEqual([true, false, false]);
    expect([opens(241_500, 'PENDING'), opens(1, 'SUCCESS')]).toEqual([true, true]);
    expect(isAsBilled(null, { status: 'CREATED', amount: 0 })).toBe(false);
  });

  const standing = (status: 'ACTIVE' | 'PARTLY_PAID' | 'PAID' | 'EXPIRED' | 'CLOSED', amountPaid: number) =>
    linkStanding({ status, amount: 500, amountPaid });

  it('can be paid by while something is left of it, and the service says so', () => {
    expect([standing('ACTIVE', 0), standing('PARTLY_PAID', 499)]).toEqual(['open', 'open']);
    expect([standing('PAID', 0), standing('ACTIVE', 500), standing('EXPIRED', 501)]).toEqual([
      'paid',
      'paid',
      'paid',
    ]);
    expect(standing('EXPIRED', 499)).toBe('expired');
    expect([standing('CLOSED', 0), standing('CLOSED', 499)]).toEqual(['closed', 'closed']);
  });

  it('asks for what is left, never for less than nothing', () => {
    expect(leftToPay({ amount: 500, amountPaid: 200 })).toBe(300);
    expect(leftToPay({ amount: 500, amountPaid: 501 })).toBe(0);
  });

  it('sends what is left, a rupee at least: the service takes no less, and pays its own amount', () => {
    expect(amountToSend({ amount: 500, amountPaid: 200 })).toBe(300);
    expect(amountToSend({ amount: 500, amountPaid: 445 })).toBe(100);
  });
});

describe('where a repayment is followed', () => {
  it('is named by its id and type, and nothing else', () => {
    expect(repaymentStatusPath('pay_1', 'full')).toBe(
      '/payment/status/pay_1?pollingType=repayment&paymentType=full',
    );
    expect(repaymentStatusPath('a/b?c', 'custom')).toBe(
      '/payment/status/a%2Fb%3Fc?pollingType=repayment&paymentType=custom',
    );
  });
});
