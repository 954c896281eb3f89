import { annualPercentageRate } from './apr';
import { type Frequency, periodsAYear } from './frequency';
import { type Instalment, repaymentPlan } from './instalments';

/** GST on fees, percent. */
export const GST_RATE = 18;

export interface TermsInput {
  /** Paise. */
  loanAmount: number;
  /** Percent a year. */
  interestRate: number;
  /** Percent of the loan amount. */
  feeRate: number;
  frequency: Frequency;
  /** Number of instalments. */
  duration: number;
}

/** Repayment plan and cost of a loan. Amounts in paise, rates in percent. */
export interface Terms {
  plan: Instalment[];
  regularRepayment: number;
  fee: number;
  gst: number;
  transferable: number;
  interest: number;
  payable: number;
  apr: number;
}

/** Computes the terms of an offer: transferable = loan amount - fee - GST, payable = sum of the instalments. */
export function offerTerms(input: TermsInput): Terms {
  const periods = periodsAYear(input.frequency);
  const plan = repaymentPlan({
    loanAmount: input.loanAmount,
    interestRate: input.interestRate,
    periodsAYear: periods,
    duration: input.duration,
  });
  const fee = Math.round((input.loanAmount * input.feeRate) / 100);
  const gst = Math.round((fee * GST_RATE) / 100);
  const transferable = input.loanAmount - fee - gst;
  const payable = plan.reduce((sum, line) => sum + line.amount, 0);
  return {
    plan,
    regularRepayment: plan[0]?.amount ?? 0,
    fee,
    gst,
    transferable,
    interest: payable - input.loanAmount,
    payable,
    apr: annualPercentageRate(
      transferable,
      plan.map((line) => line.amount),
      periods,
    ),
  };
}
