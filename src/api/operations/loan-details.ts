import type { Outcome } from '../../../machines/domain/base/failure';
import { type LoanDetails, loanDetailsSchema } from '../../../machines/domain/loan/loan-details';
import { call, type TermloanService } from '../service';

/** The loan with its schedule. */
export async function getLoanDetails(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<LoanDetails>> {
  const outcome = await call(
    service,
    { operation: 'getLoanDetails', schema: loanDetailsSchema, signal },
    (init) => service.client.GET('/v1/loanDetails', init),
  );
  if (outcome.ok) service.onLoanRead?.(outcome.data.loan);
  return outcome;
}
