import type { Outcome } from '../../machines/domain/base/failure';
import { isPhysicalQrOn, withAbProfile } from '../../machines/domain/base/features';
import type { OptionalHomeFacts } from '../../machines/home/context';
import type { OptionalFactsRequest } from '../../machines/home/setup';
import { getCancellation } from '../api/operations/cancellation';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { getMandateStatus } from '../api/operations/mandate';
import { getMerchant } from '../api/operations/merchant';
import { getAbProfile } from '../api/operations/merchant-data';
import { listTransactions } from '../api/operations/repayment';
import type { App } from './app';

/** Optional facts of home: a failed call leaves its part out. */
export async function loadOptionalFacts(
  app: App,
  { loan, readAt, known }: OptionalFactsRequest,
  signal: AbortSignal,
): Promise<Outcome<OptionalHomeFacts>> {
  const { termloan, merchant } = app;
  if (known?.readAt === readAt) return { ok: true, data: known };
  const merchantId = loan?.merchantId ?? null;
  const [who, features, profile, cancellation, transactions, mandate] = await Promise.all([
    getMerchant(merchant, signal),
    getNbfcFeatureConfig(termloan, signal),
    merchantId === null ? null : getAbProfile(termloan, merchantId, signal),
    loan === null ? null : getCancellation(termloan, loan.id, signal),
    loan === null ? null : listTransactions(termloan, loan.id, signal),
    loan?.autoDebit.isEnabled === true
      ? getMandateStatus(termloan, { loanId: loan.id, subscriptionId: null }, signal)
      : null,
  ]);
  const switched = features.ok ? features.data : { flags: {}, experiments: {} };
  const all = profile?.ok === true ? withAbProfile(switched, profile.data) : switched;
  return {
    ok: true,
    data: {
      readAt,
      merchantName: who.ok ? who.data.displayName : null,
      isQrOn: isPhysicalQrOn(all),
      cancellation: cancellation?.ok === true ? cancellation.data : null,
      repayments: transactions?.ok === true ? transactions.data.repayments : null,
      mandate: mandate?.ok === true ? mandate.data.mandate : null,
      shopPicture: loan?.shopImageUrl ?? null,
    },
  };
}
