import { describe, expect, it } from 'vitest';
import type { Frequency } from '../../../machines/domain/base/frequency';
import { monthlyObligation, paidBackPerThousand } from '../../../machines/domain/loan/offer-comparison';
import { fc } from '../../support/random/property';

const repayment = (frequency: Frequency, instalment: number, instalments: number, payableAmount: number) => ({
  frequency,
  instalment,
  instalments,
  payableAmount,
});

describe('an average month of an offer', () => {
  it('is the instalment of a monthly plan, to the paisa', () => {
    expect(monthlyObligation(repayment('monthly', 988_050, 12, 11_856_600))).toBe(988_050);
  });

  it('is 52 twelfths of a weekly and 365 twelfths of a daily instalment, rounded up to a rupee', () => {
    // 2,056 x 52 / 12 = 8,909.33; 390 x 365 / 12 = 11,862.50
    expect(monthlyObligation(repayment('weekly', 205_600, 26, 5_344_439))).toBe(891_000);
    expect(monthlyObligation(repayment('daily', 39_000, 300, 11_700_000))).toBe(1_186_300);
  });

  it('is never more than the whole loan: one of 10 days costs its 10 instalments', () => {
    expect(monthlyObligation(repayment('daily', 50_000, 10, 500_000))).toBe(500_000);
  });

  it('is not given where the plan is not known', () => {
    expect(monthlyObligation(repayment('unknown', 205_600, 26, 5_344_439))).toBeNull();
    expect(monthlyObligation(repayment('weekly', 0, 26, 5_344_439))).toBeNull();
    expect(monthlyObligation(repayment('weekly', 205_600, 0, 5_344_439))).toBeNull();
  });
});

describe('what goes back for every ₹1,000', () => {
  it('counts from the money in hand, not from the loan amount', () => {
    // 53,175.45 back for 48,820 in hand: 1,089.21 for every 1,000
    expect(paidBackPerThousand({ transferableAmount: 4_882_000, payableAmount: 5_317_545 })).toBe(109_000);
  });

  it('is not given where an amount is missing', () => {
    expect(paidBackPerThousand({ transferableAmount: 0, payableAmount: 5_317_545 })).toBeNull();
    expect(paidBackPerThousand({ transferableAmount: 4_882_000, payableAmount: 0 })).toBeNull();
  });

  it('never understates, by less than a rupee', () => {
    const amount = fc.integer({ min: 100, max: 1_000_000_000 });
    fc.assert(
      fc.property(amount, amount, (transferableAmount, payableAmount) => {
        const exact = (payableAmount * 100_000) / transferableAmount;
        const shown = paidBackPerThousand({ transferableAmount, payableAmount }) ?? 0;
        expect(shown).toBeGreaterThanOrEqual(exact - 0.001);
        expect(shown - exact).toBeLessThan(100);
      }),
    );
  });
});
