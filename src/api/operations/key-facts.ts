import type { Outcome } from '../../../machines/domain/base/failure';
import { type KeyFacts, keyFactsSchema } from '../../../machines/domain/loan/key-facts';
import { call, type TermloanService } from '../service';

/** What the Key Facts Statement of an offer says beside the figures of the offer (assumed call). */
export function getKeyFacts(
  service: TermloanService,
  offerId: string,
  signal: AbortSignal,
): Promise<Outcome<KeyFacts>> {
  return call(service, { operation: 'getKeyFacts', schema: keyFactsSchema, signal }, (init) =>
    service.client.GET('/keyFacts/{loan_offer_id}', {
      ...init,
      params: { ...init.params, path: { loan_offer_id: offerId } },
    }),
  );
}
