import type { Outcome } from '../../../machines/domain/base/failure';
import { type LoanEligibility, loanEligibilitySchema } from '../../../machines/domain/loan/loan-eligibility';
import { call, type TermloanService } from '../service';

/** Whether the merchant may apply for a loan, and quotes of lenders. */
export function getLoanEligibility(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<LoanEligibility>> {
  return call(service, { operation: 'getLoanEligibility', schema: loanEligibilitySchema, signal }, (init) =>
    service.client.GET('/loanEligibility', init),
  );
}
