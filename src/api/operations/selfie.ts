import type { Outcome } from '../../../machines/domain/base/failure';
import { type SelfieStatus, selfieStatusSchema } from '../../../machines/domain/identity/selfie';
import { call, type TermloanService } from '../service';

/** Status of the selfie check. */
export function getSelfieStatus(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<SelfieStatus>> {
  return call(service, { operation: 'getSelfieStatus', schema: selfieStatusSchema, signal }, (init) =>
    service.client.GET('/selfie', init),
  );
}
