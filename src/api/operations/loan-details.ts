import type { Outcome } from '../../../machines/domain/base/failure';
import { type LoanDetails, loanDetailsSchema } from '../../../machines/domain/loan/loan-details';
import { call, type TermloanService } from '../service';

/** The loan with its schedule. */
export function getLoanDetails(service: TermloanService, signal: AbortSignal): Promise<Outcome<LoanDetails>> {
  return call(service, { operation: 'getLoanDetails', schema: loanDetailsSchema, signal }, (init) =>
    service.client.GET('/v1/loanDetails', init),
  );
}
