import { eq } from 'drizzle-orm';
import { merchants } from '../database/schema';
import { jsonAnswer } from '../wire/json-answer';
import type { MerchantContext } from './merchant-context';
import { merchantRows, merchantTables } from './merchant-tables';

/** Deletes the merchant and all their data. */
export async function deleteMerchant(scene: MerchantContext): Promise<Response> {
  await forget(scene);
  return jsonAnswer(200, { deleted: scene.merchant.id });
}

/** Deletes all rows of the merchant and of their loans. */
export async function forget({ tx, merchant }: MerchantContext): Promise<void> {
  for (const table of merchantTables()) await tx.delete(table).where(merchantRows(table, merchant.id));
  await tx.delete(merchants).where(eq(merchants.id, merchant.id));
}
