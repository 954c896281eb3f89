import type { Clocked } from '../identity/identity-books';
import type { Waiting } from '../pending-work';
import { isFeeLetOff, settleFeeWaiver } from './fee-waiver';
import { makeOffers } from './make-offers';

/**
 * Makes offers, and applies or takes back the fee waiver.
 * @param existing whether the merchant has offers and waived fees; what is not given is read from the database
 */
export async function settleEligibility(
  clocked: Clocked,
  existing: Partial<Pick<Waiting, 'offers' | 'feeWaivers'>> = {},
): Promise<void> {
  if (existing.offers !== true) await makeOffers(clocked);
  if (existing.feeWaivers !== false || isFeeLetOff(clocked)) await settleFeeWaiver(clocked);
}
