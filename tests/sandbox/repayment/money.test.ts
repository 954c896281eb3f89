import { describe, expect, it } from 'vitest';
import { annualPercentageRate } from '../../../sandbox/money/apr';
import { dueDate } from '../../../sandbox/money/due-dates';
import { Frequency } from '../../../sandbox/money/frequency';
import { repaymentPlan } from '../../../sandbox/money/instalments';
import { offerTerms } from '../../../sandbox/money/offer-terms';

const india = (text: string) => Date.parse(`${text}+05:30`) / 1000;

describe('APR', () => {
  it('is 17.07 % for 20,000 at 15 % over 24 months with fees of 400', () => {
    const plan = repaymentPlan({ loanAmount: 2_000_000, interestRate: 15, periodsAYear: 12, duration: 24 });
    expect(plan[0]?.amount).toBe(97_000);
    const amounts = plan.map((line) => line.amount);
    expect(annualPercentageRate(2_000_000 - 40_000, amounts, 12)).toBe(17.07);
  });

  it('is the interest rate itself when nothing is charged', () => {
    const { apr } = offerTerms({
      loanAmount: 10_000_000,
      interestRate: 24,
      feeRate: 0,
      frequency: Frequency.WEEKLY,
      duration: 52,
    });
    expect(apr).toBeCloseTo(24, 1);
  });
});

describe('a repayment plan', () => {
  it.each([
    [Frequency.DAILY, 120],
    [Frequency.DAILY, 365],
    [Frequency.WEEKLY, 26],
    [Frequency.MONTHLY, 12],
  ])('adds up to the paisa: frequency %i, %i instalments', (frequency, duration) => {
    const loanAmount = 5_000_000;
    const terms = offerTerms({ loanAmount, interestRate: 28, feeRate: 3, frequency, duration });
    const principal = terms.plan.reduce((sum, line) => sum + line.principal, 0);
    const interest = terms.plan.reduce((sum, line) => sum + line.interest, 0);
    expect(principal).toBe(loanAmount);
    expect(interest).toBe(terms.interest);
    expect(terms.payable).toBe(loanAmount + interest);
    expect(terms.transferable).toBe(loanAmount - 150_000 - 27_000);
    expect(terms.plan.slice(0, -1).every((line) => line.amount === terms.regularRepayment)).toBe(true);
    expect(terms.regularRepayment % 100).toBe(0);
    expect(terms.plan.at(-1)?.balance).toBe(0);
    expect(terms.plan.at(-1)?.amount).toBeGreaterThan(0);
  });
});

describe('due dates', () => {
  it('fall at the end of a day in India, on the last day of a shorter month', () => {
    const start = india('2026-01-31T23:30:00');
    expect(dueDate(start, Frequency.MONTHLY, 1)).toBe(india('2026-02-28T23:59:59'));
    expect(dueDate(start, Frequency.WEEKLY, 1)).toBe(india('2026-02-07T23:59:59'));
    expect(dueDate(start, Frequency.DAILY, 1)).toBe(india('2026-02-01T23:59:59'));
  });
});
