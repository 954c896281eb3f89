import type { Outcome } from '../../../machines/domain/base/failure';
import { type CreditScore, creditScoreSchema } from '../../../machines/domain/merchant/credit-score';
import { call, type TermloanService } from '../service';

/** The merchant's credit score. */
export function getCreditScore(service: TermloanService, signal: AbortSignal): Promise<Outcome<CreditScore>> {
  return call(service, { operation: 'getCreditScore', schema: creditScoreSchema, signal }, (init) =>
    service.client.GET('/creditScore', init),
  );
}
