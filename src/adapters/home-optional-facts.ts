import type { Outcome } from '../../machines/domain/base/failure';
import {
  type Features,
  isPhysicalQrOn,
  isSettlementOfferOn,
  withAbProfile,
} from '../../machines/domain/base/features';
import { dueInfo } from '../../machines/domain/loan/due';
import type { Settlement } from '../../machines/domain/loan/foreclosure';
import { settlementDiscount } from '../../machines/domain/loan/foreclosure-quote';
import type { Loan } from '../../machines/domain/loan/loan';
import type { OptionalHomeFacts } from '../../machines/home/context';
import type { OptionalFactsRequest } from '../../machines/home/setup';
import { getCancellation } from '../api/operations/cancellation';
import { getForeclosure } from '../api/operations/foreclosure';
import { getLenderContact } from '../api/operations/lender-contact';
import { getNbfcFeatureConfig } from '../api/operations/loan-config';
import { getMerchant } from '../api/operations/merchant';
import { getAbProfile } from '../api/operations/merchant-data';
import type { App } from './app';
import { readDebits } from './debits';
import { partWithTimeout } from './read-with-timeout';

/** Loads the optional facts of home; a failed call leaves its fields empty. */
export async function loadOptionalFacts(
  app: App,
  { loan, readAt, previous: loadedFacts }: OptionalFactsRequest,
  signal: AbortSignal,
): Promise<Outcome<OptionalHomeFacts>> {
  const { termloan, merchant } = app;
  const optional = <TPart>(part: Promise<TPart>) => partWithTimeout(app, part, signal);
  if (loadedFacts?.readAt === readAt) return { ok: true, data: loadedFacts };
  // To begin six calls takes as long as a third of the rendering that the merchant waits for.
  await app.untilIdle();
  const merchantId = loan?.merchantId ?? null;
  const lender = loan !== null && dueInfo(loan, readAt)?.kind === 'overdue' ? loan.nbfc : null;
  const [currentMerchant, features, abProfile, cancellation, lenderContact, debits] = await Promise.all([
    optional(getMerchant(merchant, signal)),
    optional(getNbfcFeatureConfig(termloan, signal)),
    merchantId === null ? null : optional(getAbProfile(termloan, merchantId, signal)),
    loan === null ? null : optional(getCancellation(termloan, loan.id, signal)),
    lender === null ? null : optional(getLenderContact(termloan, lender, signal)),
    loan === null ? { repayments: null, mandate: null } : readDebits(app, loan, signal),
  ]);
  const serviceFeatures = features?.ok === true ? features.data : { flags: {}, experiments: {} };
  const merchantFeatures =
    abProfile?.ok === true ? withAbProfile(serviceFeatures, abProfile.data) : serviceFeatures;
  return {
    ok: true,
    data: {
      readAt,
      merchantName: currentMerchant?.ok === true ? currentMerchant.data.displayName : null,
      isQrOn: isPhysicalQrOn(merchantFeatures),
      cancellation: cancellation?.ok === true ? cancellation.data : null,
      lenderContact: lenderContact?.ok === true ? lenderContact.data : null,
      settlement: await settlementOf(app, loan, merchantFeatures, signal),
      ...debits,
      shopPicture: loan?.shopImageUrl ?? null,
    },
  };
}

/** The settlement that the lender offers; null where it offers none, or none that costs less than the loan in full. */
async function settlementOf(
  app: App,
  loan: Loan | null,
  features: Features,
  signal: AbortSignal,
): Promise<Settlement | null> {
  if (loan?.status !== 'DISBURSED' || !isSettlementOfferOn(features)) return null;
  const foreclosure = await partWithTimeout(app, getForeclosure(app.termloan, null, signal), signal);
  return foreclosure?.ok && settlementDiscount(foreclosure.data) !== null
    ? foreclosure.data.settlement
    : null;
}
