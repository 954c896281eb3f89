import { eq } from 'drizzle-orm';
import { merchants } from '../books/schema';
import { jsonAnswer } from '../wire/json-answer';
import { merchantRows, merchantTables } from './merchant-tables';
import type { Scene } from './scene';

/** Deletes the merchant and all their data. */
export async function deleteMerchant(scene: Scene): Promise<Response> {
  await forget(scene);
  return jsonAnswer(200, { deleted: scene.merchant.id });
}

/** Deletes all rows of the merchant and of their loans. */
export async function forget({ books, merchant }: Scene): Promise<void> {
  for (const table of merchantTables()) await books.delete(table).where(merchantRows(table, merchant.id));
  await books.delete(merchants).where(eq(merchants.id, merchant.id));
}
