import type { Outcome } from '../../machines/domain/base/failure';
import { isPhysicalQrOn, withAbProfile } from '../../machines/domain/base/features';
import type { OptionalHomeFacts } from '../../machines/home/context';
import type { OptionalFactsRequest } from '../../machines/home/setup';
import { getCancellation } from '../api/operations/cancellation';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { getMerchant } from '../api/operations/merchant';
import { getAbProfile } from '../api/operations/merchant-data';
import type { App } from './app';
import { readDebits } from './debits';

/** Loads the optional facts of home; a failed call leaves its fields empty. */
export async function loadOptionalFacts(
  app: App,
  { loan, readAt, previous: loadedFacts }: OptionalFactsRequest,
  signal: AbortSignal,
): Promise<Outcome<OptionalHomeFacts>> {
  const { termloan, merchant } = app;
  if (loadedFacts?.readAt === readAt) return { ok: true, data: loadedFacts };
  const merchantId = loan?.merchantId ?? null;
  const [currentMerchant, features, abProfile, cancellation, debits] = await Promise.all([
    getMerchant(merchant, signal),
    getNbfcFeatureConfig(termloan, signal),
    merchantId === null ? null : getAbProfile(termloan, merchantId, signal),
    loan === null ? null : getCancellation(termloan, loan.id, signal),
    loan === null ? { repayments: null, mandate: null } : readDebits(app, loan, signal),
  ]);
  const serviceFeatures = features.ok ? features.data : { flags: {}, experiments: {} };
  const merchantFeatures =
    abProfile?.ok === true ? withAbProfile(serviceFeatures, abProfile.data) : serviceFeatures;
  return {
    ok: true,
    data: {
      readAt,
      merchantName: currentMerchant.ok ? currentMerchant.data.displayName : null,
      isQrOn: isPhysicalQrOn(merchantFeatures),
      cancellation: cancellation?.ok === true ? cancellation.data : null,
      ...debits,
      shopPicture: loan?.shopImageUrl ?? null,
    },
  };
}
