import type { Outcome } from '../../../machines/domain/base/failure';
import { panName } from '../../../machines/domain/identity/pan-name';
import { call, type TermloanService } from '../service';

/** Only the name on the PAN, for journeys that need nothing else of it; null when unknown. */
export function getPanName(service: TermloanService, signal: AbortSignal): Promise<Outcome<string | null>> {
  return call(service, { operation: 'getPanDetails', schema: panName, signal }, (init) =>
    service.client.GET('/pan/details', init),
  );
}
