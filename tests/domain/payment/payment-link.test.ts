import { describe, expect, it } from 'vitest';

import {
  amountToSend,
  isBilledPayment,
  isOtherAmount,
  linkAmountLeft,
  linkStatus,
  readLinkAmount,
} from '../../../machines/domain/payment/payment-link';
import { repaymentStatusPath } from '../../../machines/domain/payment/repayment-status-path';

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

  it('differs only if it is neither the requested amount nor the amount left', () => {
    const link = { amount: 241_500, amountPaid: 141_500 };
    const says = [null, 241_500, 100_000, 141_500, 241_501].map((said) => isOtherAmount(said, link));
    expect(says).toEqual([false, false, false, true, true]);
  });
});

describe('a link', () => {
  it('opens a payment of the shown amount, or follows one that the bank already processes', () => {
    const link = { amount: 241_500, amountPaid: 141_500 };
    const opens = (amount: number, status: 'CREATED' | 'PENDING' | 'SUCCESS' = 'CREATED') =>
      isBilledPayment(link, { status, amount });
    expect([opens(100_000), opens(100_001), opens(241_500)]).toEqual([true, false, false]);
    expect([opens(241_500, 'PENDING'), opens(1, 'SUCCESS')]).toEqual([true, true]);
    expect(isBilledPayment(null, { status: 'CREATED', amount: 0 })).toBe(false);
  });

  const statusFor = (status: 'ACTIVE' | 'PARTLY_PAID' | 'PAID' | 'EXPIRED' | 'CLOSED', amountPaid: number) =>
    linkStatus({ status, amount: 500, amountPaid });

  it('is payable while an amount is left and its status permits it', () => {
    expect([statusFor('ACTIVE', 0), statusFor('PARTLY_PAID', 499)]).toEqual(['open', 'open']);
    expect([statusFor('PAID', 0), statusFor('ACTIVE', 500), statusFor('EXPIRED', 501)]).toEqual([
      'paid',
      'paid',
      'paid',
    ]);
    expect(statusFor('EXPIRED', 499)).toBe('expired');
    expect([statusFor('CLOSED', 0), statusFor('CLOSED', 499)]).toEqual(['closed', 'closed']);
  });

  it('requests the amount left, never a negative one', () => {
    expect(linkAmountLeft({ amount: 500, amountPaid: 200 })).toBe(300);
    expect(linkAmountLeft({ amount: 500, amountPaid: 501 })).toBe(0);
  });

  it('sends the amount left, at least one rupee: the service accepts no less', () => {
    expect(amountToSend({ amount: 500, amountPaid: 200 })).toBe(300);
    expect(amountToSend({ amount: 500, amountPaid: 445 })).toBe(100);
  });
});

describe('the URL of a repayment’s status', () => {
  it('has its id and type only', () => {
    expect(repaymentStatusPath('pay_1', 'full')).toBe(
      '/payment/status/pay_1?pollingType=repayment&paymentType=full',
    );
    expect(repaymentStatusPath('a/b?c', 'custom')).toBe(
      '/payment/status/a%2Fb%3Fc?pollingType=repayment&paymentType=custom',
    );
  });
});
