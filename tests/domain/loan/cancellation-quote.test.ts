import { describe, expect, it } from 'vitest';

import {
  cancellationCost,
  coolingOffLeftMs,
  isAgreedPayment,
  quoteValidityMs,
  refundAmount,
} from '../../../machines/domain/loan/cancellation-quote';

const at = (text: string) => Date.parse(`${text}+05:30`);
const HOUR_MS = 3_600_000;
const SECOND_MS = 1_000;

describe('a quote for cancelling a loan', () => {
  it('is valid until the end of the day in India, since interest is counted by days', () => {
    const until = at('2026-11-23T18:00');
    expect(quoteValidityMs({ coolingOffUntil: until }, at('2026-11-20T22:00'))).toBe(2 * HOUR_MS + SECOND_MS);
    expect(quoteValidityMs({ coolingOffUntil: until }, at('2026-11-21T00:00'))).toBe(
      24 * HOUR_MS + SECOND_MS,
    );
    expect(quoteValidityMs({ coolingOffUntil: null }, at('2026-11-21T04:00'))).toBe(20 * HOUR_MS + SECOND_MS);
  });

  it('is valid no longer than the cooling-off period, and is never requested again without a pause', () => {
    const until = at('2026-11-23T18:00');
    expect(quoteValidityMs({ coolingOffUntil: until }, at('2026-11-23T17:00'))).toBe(HOUR_MS + SECOND_MS);
    expect(quoteValidityMs({ coolingOffUntil: until }, until)).toBe(SECOND_MS);
    expect(quoteValidityMs({ coolingOffUntil: until }, at('2026-11-24T09:00'))).toBe(SECOND_MS);
  });

  it('shows the time left, never negative', () => {
    const until = at('2026-11-23T18:00');
    expect(coolingOffLeftMs({ coolingOffUntil: until }, at('2026-11-22T17:00'))).toBe(25 * HOUR_MS);
    expect(coolingOffLeftMs({ coolingOffUntil: until }, at('2026-11-24T17:00'))).toBe(0);
    expect(coolingOffLeftMs({ coolingOffUntil: null }, at('2026-11-22T17:00'))).toBe(0);
  });

  it('refunds what was paid beyond principal and cost', () => {
    const quote = { principal: 1_000, proportionateCost: 10 };
    expect([900, 1_010, 1_500].map((alreadyPaid) => refundAmount({ ...quote, alreadyPaid }))).toEqual([
      0, 0, 490,
    ]);
  });
});

describe('the payment that cancels a loan', () => {
  const agreed = { isFree: false, total: 5_000 };

  it('is the confirmed one only with the amount that was shown', () => {
    expect(isAgreedPayment(agreed, { status: 'CREATED', amount: 5_000 })).toBe(true);
    expect(isAgreedPayment(agreed, { status: 'CREATED', amount: 5_001 })).toBe(false);
    expect(isAgreedPayment({ isFree: true, total: 0 }, { status: 'CREATED', amount: 5_000 })).toBe(false);
    expect(isAgreedPayment({ isFree: true, total: 0 }, { status: 'CREATED', amount: 0 })).toBe(false);
    expect(isAgreedPayment(null, { status: 'CREATED', amount: 5_000 })).toBe(false);
  });

  it('is followed in any case once the bank processes it', () => {
    expect(isAgreedPayment(agreed, { status: 'PENDING', amount: 4_000 })).toBe(true);
    expect(isAgreedPayment(agreed, { status: 'SUCCESS', amount: 4_000 })).toBe(true);
  });
});

describe('the cost of cancelling a loan', () => {
  const quote = { principal: 10_000_000, proportionateCost: 6_849 };

  it('is the deductions from the disbursed amount, and the interest', () => {
    expect(cancellationCost(quote, 9_705_000)).toEqual({
      received: 9_705_000,
      deductedFees: 295_000,
      interest: 6_849,
      cost: 301_849,
    });
    expect(cancellationCost(quote, 10_000_000)).toMatchObject({ deductedFees: 0, cost: 6_849 });
  });

  it('is not shown when the disbursed amount is unknown or implausible', () => {
    expect(cancellationCost(quote, 0)).toBeNull();
    expect(cancellationCost(quote, 10_000_001)).toBeNull();
  });
});
