import type { Outcome } from '../../../machines/domain/base/failure';
import { panNameSchema } from '../../../machines/domain/identity/pan-name';
import { call, type TermloanService } from '../service';

/** The name on the PAN, for journeys that need no other data of the PAN; null when unknown. */
export function getPanName(service: TermloanService, signal: AbortSignal): Promise<Outcome<string | null>> {
  return call(service, { operation: 'getPanDetails', schema: panNameSchema, signal }, (init) =>
    service.client.GET('/pan/details', init),
  );
}
