import type { Outcome } from '../../../machines/domain/base/failure';
import { type Features, featuresSchema } from '../../../machines/domain/base/features';
import { type LoanConfig, loanConfigSchema } from '../../../machines/domain/loan/loan-config';
import { call, type TermloanService } from '../service';

/** Configuration of the loan product. @param isSigned whether the merchant has signed an agreement */
export function getLoanConfig(
  service: TermloanService,
  { isSigned }: { readonly isSigned: boolean },
  signal: AbortSignal,
): Promise<Outcome<LoanConfig>> {
  return call(service, { operation: 'getLoanConfig', schema: loanConfigSchema, signal }, (init) =>
    service.client.GET('/getLoanConfig', {
      ...init,
      params: { ...init.params, query: { is_signed: isSigned } },
    }),
  );
}

/** Feature flags and experiments for the merchant. */
export function getNbfcFeatureConfig(
  service: TermloanService,
  signal: AbortSignal,
): Promise<Outcome<Features>> {
  return call(service, { operation: 'getNbfcFeatureConfig', schema: featuresSchema, signal }, (init) =>
    service.client.GET('/v1/nbfcFeatureConfig', init),
  );
}
