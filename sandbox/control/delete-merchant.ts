import { eq } from 'drizzle-orm';
import { merchants } from '../database/schema';
import { jsonAnswer } from '../wire/json-answer';
import type { MerchantContext } from './merchant-context';
import { merchantRows, merchantTables } from './merchant-tables';

/** Answers `DELETE /merchants/{id}`: deletes the merchant and all their data. */
export async function deleteMerchant(context: MerchantContext): Promise<Response> {
  await deleteMerchantRows(context);
  return jsonAnswer(200, { deleted: context.merchant.id });
}

/** Deletes the merchant's rows of all tables. */
export async function deleteMerchantRows({ tx, merchant }: MerchantContext): Promise<void> {
  for (const table of merchantTables()) await tx.delete(table).where(merchantRows(table, merchant.id));
  await tx.delete(merchants).where(eq(merchants.id, merchant.id));
}
