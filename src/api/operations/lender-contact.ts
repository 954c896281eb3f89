import type { Outcome } from '../../../machines/domain/base/failure';
import { type LenderContact, lenderContactSchema } from '../../../machines/domain/lender/lender-contact';
import { call, type TermloanService } from '../service';

/** Customer care and grievance officer of a lender; refused with `lender_not_found` for an unknown lender. */
export function getLenderContact(
  service: TermloanService,
  nbfc: string,
  signal: AbortSignal,
): Promise<Outcome<LenderContact>> {
  return call(service, { operation: 'getLenderContact', schema: lenderContactSchema, signal }, (init) =>
    service.client.GET('/lenderContact/{nbfc}', { ...init, params: { ...init.params, path: { nbfc } } }),
  );
}
