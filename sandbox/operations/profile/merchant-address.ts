import { eq } from 'drizzle-orm';
import { type Call, type Operation, ok } from '../../base/operation';
import { merchantAddresses } from '../../database/schema-identity';

type Context = Pick<Call, 'tx' | 'merchant' | 'now'>;

export const getMerchantAddress: Operation<'getMerchantAddress'> = async ({ tx, merchant }) => {
  const [row] = await tx
    .select()
    .from(merchantAddresses)
    .where(eq(merchantAddresses.merchantId, merchant.id));
  if (row === undefined) return ok({ address: null });
  return ok({
    address: {
      create_time: row.createdAt,
      merchant_id: merchant.id,
      shop_number: row.shopNumber,
      street_address: row.streetAddress,
    },
  });
};

/**
 * Stores the shipping address of the printed QR code. An unchanged address keeps its date, so that the QR code is not shipped
 * again.
 */
export async function storeAddress({ tx, merchant, now }: Context, address: string): Promise<void> {
  const parsed = readAddress(address);
  const ownAddress = eq(merchantAddresses.merchantId, merchant.id);
  const [stored] = await tx.select().from(merchantAddresses).where(ownAddress);
  if (stored?.shopNumber === parsed.shopNumber && stored.streetAddress === parsed.streetAddress) return;
  const row = { ...parsed, createdAt: now };
  await tx
    .insert(merchantAddresses)
    .values({ merchantId: merchant.id, ...row })
    .onConflictDoUpdate({ target: merchantAddresses.merchantId, set: row });
}

/** Splits an address: `Shop 14, Mandi Road` and `14 Mandi Road` both have the shop number 14. Null without a number. */
export function readAddress(address: string): { shopNumber: string | null; streetAddress: string } {
  const [, shopNumber, street] = /^(?:shop\s*(?:no\.?)?\s*)?(\d+[A-Za-z]?)[\s,]+(.+)$/is.exec(address) ?? [];
  if (shopNumber === undefined || street === undefined)
    return { shopNumber: null, streetAddress: address.trim() };
  return { shopNumber, streetAddress: street.trim() };
}
