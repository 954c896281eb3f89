import type { Outcome } from '../../../machines/domain/base/failure';
import { type LoanProfile, loanProfileSchema } from '../../../machines/domain/merchant/loan-profile';
import { call, type TermloanService } from '../service';

/** The loan profile; income and sale in rupees. */
export function getUserLoanProfile(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<LoanProfile>> {
  return call(
    service,
    { operation: 'getUserLoanProfile', schema: loanProfileSchema, signal, fallbackCode: 'unknown_error' },
    (init) => service.client.GET('/userLoanProfile', init),
  );
}
