import type { Clocked } from '../identity/identity-books';
import type { Waiting } from '../pending-work';
import { isFeeLetOff, settleFeeWaiver } from './fee-waiver';
import { makeOffers } from './make-offers';

/**
 * Applies what lenders would have done by now: offers and fee waivers.
 * @param existing whether the merchant has offers, and whether a fee of theirs is waived; read where not given
 */
export async function settleEligibility(
  clocked: Clocked,
  existing: Partial<Pick<Waiting, 'offers' | 'feeWaivers'>> = {},
): Promise<void> {
  if (existing.offers !== true) await makeOffers(clocked);
  if (existing.feeWaivers !== false || isFeeLetOff(clocked)) await settleFeeWaiver(clocked);
}
