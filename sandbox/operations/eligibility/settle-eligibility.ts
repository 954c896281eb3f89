import type { Clocked } from '../identity/identity-books';
import type { Waiting } from '../what-waits';
import { isFeeLetOff, settleFeeWaiver } from './fee-waiver';
import { makeOffers } from './make-offers';

/**
 * Does what lenders would have done by now: offer, and let fees off.
 * @param known whether the merchant has offers, and whether a fee of theirs is waived; looked up where it is not told
 */
export async function settleEligibility(
  clocked: Clocked,
  known: Partial<Pick<Waiting, 'offers' | 'feeWaivers'>> = {},
): Promise<void> {
  if (known.offers !== true) await makeOffers(clocked);
  if (known.feeWaivers !== false || isFeeLetOff(clocked)) await settleFeeWaiver(clocked);
}
