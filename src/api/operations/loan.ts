import type { Outcome } from '../../../machines/domain/base/failure';
import { type Loan, latestLoanSchema } from '../../../machines/domain/loan/loan';
import { call, type TermloanService } from '../service';

/** The latest loan; null while the merchant has none. */
export async function getLoan(service: TermloanService, signal: AbortSignal): Promise<Outcome<Loan | null>> {
  const outcome = await call(service, { operation: 'getLoan', schema: latestLoanSchema, signal }, (init) =>
    service.client.GET('/loan', init),
  );
  if (outcome.ok) service.onLoanRead?.(outcome.data);
  return outcome;
}
