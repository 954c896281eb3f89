import { and, eq, inArray } from 'drizzle-orm';
import { agreements, offers } from '../../database/schema';
import { feeWaivers } from '../../database/schema-identity';
import type { TimedContext } from '../identity/identity-rows';

/** Feature flag that waives the processing fee. */
const FEE_WAIVER_FLAG = 'PROCESSING_FEE_DISABLE';

export const isFeeWaived = ({ flags }: Pick<TimedContext, 'flags'>): boolean =>
  flags.features[FEE_WAIVER_FLAG] === true && !flags.offers_as_written;

/**
 * Sets the processing fee of the unsigned offers to 0 while the flag is on, and restores it when the flag is off. Everything
 * that depends on the fee (GST, transfer, APR, documents) follows. Signed offers stay unchanged.
 */
export async function updateFeeWaivers(context: TimedContext): Promise<void> {
  const { tx, merchant } = context;
  const waivers = await tx.select().from(feeWaivers).where(eq(feeWaivers.merchantId, merchant.id));
  const isWaived = isFeeWaived(context);
  if (!isWaived && waivers.length === 0) return;
  const unsigned = await unsignedOffers(context);
  if (isWaived) {
    for (const offer of unsigned.filter(({ feeRate }) => feeRate > 0)) {
      const feeBasisPoints = Math.round(offer.feeRate * 100);
      await tx.insert(feeWaivers).values({ merchantId: merchant.id, offerId: offer.id, feeBasisPoints });
      await tx.update(offers).set({ feeRate: 0 }).where(eq(offers.id, offer.id));
    }
    return;
  }
  const restorable = waivers.filter(({ offerId }) => unsigned.some(({ id }) => id === offerId));
  for (const { offerId, feeBasisPoints } of restorable)
    await tx
      .update(offers)
      .set({ feeRate: feeBasisPoints / 100 })
      .where(eq(offers.id, offerId));
  await tx.delete(feeWaivers).where(
    and(
      eq(feeWaivers.merchantId, merchant.id),
      inArray(
        feeWaivers.offerId,
        restorable.map(({ offerId }) => offerId),
      ),
    ),
  );
}

async function unsignedOffers({ tx, merchant }: TimedContext) {
  const rows = await tx.select().from(offers).where(eq(offers.merchantId, merchant.id));
  const signed = await tx
    .select()
    .from(agreements)
    .where(and(eq(agreements.merchantId, merchant.id), eq(agreements.status, 'SIGNED')));
  return rows.filter(({ id }) => !signed.some(({ offerId }) => offerId === id));
}
