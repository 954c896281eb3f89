import * as v from 'valibot';

import { numberOrZero, paise, textOrNull } from '../base/wire';

/** Configuration of the loan product (assumed payload). Money in paise. */
export const loanConfigSchema = v.pipe(
  v.object({
    min_loan_amount: paise,
    max_loan_amount: paise,
    cooling_off_days: numberOrZero,
    support_hours: textOrNull,
  }),
  v.transform((wire) => ({
    minLoanAmount: wire.min_loan_amount,
    maxLoanAmount: wire.max_loan_amount,
    coolingOffDays: wire.cooling_off_days,
    supportHours: wire.support_hours,
  })),
);

export type LoanConfig = v.InferOutput<typeof loanConfigSchema>;
