import type { Outcome } from '../../machines/domain/failure';
import { isPhysicalQrOn, withAbProfile } from '../../machines/domain/features';
import type { RepaymentStatus } from '../../machines/domain/repayment';
import type { ExtrasAsked, HomeExtras } from '../../machines/home/setup';
import { getCancellation } from '../api/operations/cancellation';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { getMerchant } from '../api/operations/merchant';
import { getAbProfile } from '../api/operations/merchant-data';
import { getRepaymentStatus } from '../api/operations/repayment';
import { forgetStarted, readStarted } from '../storage/started-payment';
import type { App } from './app';

/** What home can do without: a call that fails leaves its part out. */
export async function loadExtras(
  app: App,
  { loan, readAt, known }: ExtrasAsked,
  signal: AbortSignal,
): Promise<Outcome<HomeExtras>> {
  const { termloan, merchant } = app;
  if (known?.readAt === readAt) return { ok: true, data: known };
  const merchantId = loan?.merchantId ?? null;
  const [who, features, profile, cancellation, startedPayment] = await Promise.all([
    getMerchant(merchant, signal),
    getNbfcFeatureConfig(termloan, signal),
    merchantId === null ? null : getAbProfile(termloan, merchantId, signal),
    loan === null ? null : getCancellation(termloan, loan.id, signal),
    loan === null ? null : readStartedPayment(app, loan.id, signal),
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
      startedPayment,
    },
  };
}

/** The payment that was begun on this phone, while nobody has made it; forgotten once it has ended, or its loan has. */
async function readStartedPayment(
  { termloan, kept }: App,
  loanId: string,
  signal: AbortSignal,
): Promise<RepaymentStatus | null> {
  const started = readStarted(kept);
  if (started === null) return null;
  if (started.loanId !== loanId) {
    forgetStarted(kept);
    return null;
  }
  const answer = await getRepaymentStatus(termloan, started.id, signal);
  if (!answer.ok || answer.data.id !== started.id) return null;
  // What the bank is at work on, home knows by itself.
  if (answer.data.status === 'CREATED') return answer.data;
  if (answer.data.status !== 'PENDING') forgetStarted(kept);
  return null;
}
