import type { Outcome } from '../../../machines/domain/base/failure';
import { panName } from '../../../machines/domain/identity/pan-name';
import { call, type TermloanService } from '../service';

/** The name on the PAN alone, for journeys that have no business with the rest; null when it is not known. */
export function getPanName(service: TermloanService, signal: AbortSignal): Promise<Outcome<string | null>> {
  return call(service, { operation: 'getPanDetails', schema: panName, signal }, (init) =>
    service.client.GET('/pan/details', init),
  );
}
