import type { Outcome } from '../../../machines/domain/base/failure';
import {
  type LoanOffers,
  loanOffersSchema,
  selectedOffersSchema,
} from '../../../machines/domain/loan/loan-offer';
import { call, type TermloanService } from '../service';

/** Offers with a status: APPROVED (to choose from) or SELECTED (confirmed with an account, not only chosen on this phone), spec 4. */
export function listLoanOffers(
  service: TermloanService,
  status: 'APPROVED' | 'SELECTED',
  signal: AbortSignal,
): Promise<Outcome<LoanOffers>> {
  const schema = status === 'SELECTED' ? selectedOffersSchema : loanOffersSchema;
  return call(service, { operation: 'listLoanOffers', schema, signal }, (init) =>
    service.client.GET('/loanOffers/{status}', {
      ...init,
      params: { ...init.params, path: { status } },
    }),
  );
}
