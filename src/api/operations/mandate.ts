import type { Outcome } from '../../../machines/domain/failure';
import { type Mandate, mandate } from '../../../machines/domain/mandate';
import { call, type TermloanService } from '../service';

/** The e-NACH mandate of a lender; `isRenewed` opens a new one after the last one failed. */
export function getAutopayMandate(
  service: TermloanService,
  asked: { readonly nbfc: string; readonly isRenewed: boolean },
  signal: AbortSignal,
): Promise<Outcome<Mandate>> {
  return call(service, { operation: 'getAutopayMandate', schema: mandate, signal }, (init) =>
    service.client.GET('/autopayMandate', {
      ...init,
      params: {
        ...init.params,
        query: { type: 'ENACH', nbfc: asked.nbfc, ...(asked.isRenewed ? { renew: true } : {}) },
      },
    }),
  );
}
