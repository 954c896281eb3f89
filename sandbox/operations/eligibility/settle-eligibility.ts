import type { Clocked } from '../identity/identity-books';
import { settleFeeWaiver } from './fee-waiver';
import { makeOffers } from './make-offers';

/** Does what lenders would have done by now: offer, and let fees off. */
export async function settleEligibility(clocked: Clocked): Promise<void> {
  await makeOffers(clocked);
  await settleFeeWaiver(clocked);
}
