import type { TimedContext } from '../identity/identity-rows';
import type { PendingWork } from '../pending-work';
import { isFeeWaived, updateFeeWaivers } from './fee-waiver';
import { makeOffers } from './make-offers';

/**
 * Makes offers, and applies or takes back the fee waiver.
 * @param existing whether the merchant has offers and waived fees; what is not given is read from the database
 */
export async function updateEligibility(
  context: TimedContext,
  existing: Partial<Pick<PendingWork, 'offers' | 'feeWaivers'>> = {},
): Promise<void> {
  if (existing.offers !== true) await makeOffers(context);
  if (existing.feeWaivers !== false || isFeeWaived(context)) await updateFeeWaivers(context);
}
