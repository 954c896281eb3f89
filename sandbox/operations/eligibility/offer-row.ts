import type { OfferPlan } from '../../base/offer-plans';
import { newId } from '../../database/new-id';
import { DAY_SECONDS } from '../../money/due-dates';
import type { OfferRow } from '../offer-view';

/** How long an offer is open, from its issue: more than the three working days that a Key Facts Statement has to be valid. */
export const OFFER_VALIDITY_SECONDS = 15 * DAY_SECONDS;

/** A new offer row of a plan. `position`: place in the list of offers; `validUntil` in seconds. */
export const offerRow = (
  plan: OfferPlan,
  { merchantId, position, validUntil }: Pick<OfferRow, 'merchantId' | 'position' | 'validUntil'>,
): OfferRow => ({
  id: newId('off'),
  merchantId,
  position,
  nbfc: plan.nbfc,
  loanAmount: plan.rupees * 100,
  interestRate: plan.rate,
  feeRate: plan.fee,
  frequency: plan.frequency,
  duration: plan.duration,
  cashback: (plan.cashbackRupees ?? 0) * 100,
  isEnachRequired: plan.enach ?? false,
  status: 'APPROVED',
  validUntil,
  bankDetailsId: null,
});
