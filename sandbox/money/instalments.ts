/** One instalment of a repayment plan. All amounts in paise. */
export interface Instalment {
  number: number;
  principal: number;
  interest: number;
  amount: number;
  /** Outstanding principal after this instalment. */
  balance: number;
}

export interface PlanInput {
  /** Paise. */
  loanAmount: number;
  /** Percent a year, reducing balance. */
  interestRate: number;
  periodsAYear: number;
  /** Number of instalments. */
  duration: number;
}

const PAISE_PER_RUPEE = 100;

/**
 * The repayment plan of a reducing-balance loan, in integer paise. The instalment is rounded to a whole rupee,
 * and the last one absorbs the difference.
 */
export function repaymentPlan(input: PlanInput): Instalment[] {
  const exact = exactInstalment(input);
  const rounded = planWith(input, Math.round(exact / PAISE_PER_RUPEE) * PAISE_PER_RUPEE);
  const last = rounded.at(-1);
  if (last !== undefined && last.principal > 0 && last.amount > 0) return rounded;
  return planWith(input, Math.floor(exact / PAISE_PER_RUPEE) * PAISE_PER_RUPEE);
}

function exactInstalment({ loanAmount, interestRate, periodsAYear, duration }: PlanInput): number {
  const rate = interestRate / 100 / periodsAYear;
  if (rate === 0) return loanAmount / duration;
  return (loanAmount * rate) / (1 - (1 + rate) ** -duration);
}

function planWith(
  { loanAmount, interestRate, periodsAYear, duration }: PlanInput,
  regularAmount: number,
): Instalment[] {
  const rate = interestRate / 100 / periodsAYear;
  const plan: Instalment[] = [];
  let balance = loanAmount;
  for (let number = 1; number <= duration; number += 1) {
    const interest = Math.round(balance * rate);
    const principal = number === duration ? balance : regularAmount - interest;
    balance -= principal;
    plan.push({ number, principal, interest, amount: principal + interest, balance });
  }
  return plan;
}
