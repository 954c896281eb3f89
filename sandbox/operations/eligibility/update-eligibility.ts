import { changeMerchant, type Merchant, recordEvent } from '../../database/merchant';
import { DAY_SECONDS } from '../../money/due-dates';
import type { TimedContext } from '../identity/identity-rows';
import type { PendingWork } from '../pending-work';
import { isFeeWaived, updateFeeWaivers } from './fee-waiver';
import { makeOffers } from './make-offers';

/** Days after which a merchant who is not eligible may apply. */
const DAYS_OF_INELIGIBILITY = 30;

/** When a merchant who is not eligible may apply. Seconds. */
export const eligibleFrom = ({ createdAt }: Pick<Merchant, 'createdAt'>): number =>
  createdAt + DAYS_OF_INELIGIBILITY * DAY_SECONDS;

/**
 * Ends the ineligibility, makes offers, and applies or takes back the fee waiver.
 * @param existing whether the merchant has offers and waived fees; what is not given is read from the database
 */
export async function updateEligibility(
  context: TimedContext,
  existing: Partial<Pick<PendingWork, 'offers' | 'feeWaivers'>> = {},
): Promise<void> {
  await endIneligibility(context);
  if (existing.offers !== true) await makeOffers(context);
  if (existing.feeWaivers !== false || isFeeWaived(context)) await updateFeeWaivers(context);
}

/** Not of a merchant who is blocked, or whom a lender rejected. */
async function endIneligibility({ tx, merchant, now }: TimedContext): Promise<void> {
  const isFinal = merchant.processState === 'BLOCKED' || merchant.approvalStatus === 'REJECTED';
  if (merchant.isEligible || isFinal || now < eligibleFrom(merchant)) return;
  await changeMerchant(tx, merchant, { isEligible: true });
  await recordEvent(tx, merchant.id, eligibleFrom(merchant), 'merchant.eligible');
}
