import { eq } from 'drizzle-orm';
import { merchants } from '../books/schema';
import { jsonAnswer } from '../wire/json-answer';
import { ownRows, ownTables } from './own-tables';
import type { Scene } from './scene';

/** Forgets the merchant and all that belongs to them. */
export async function deleteMerchant(scene: Scene): Promise<Response> {
  await forget(scene);
  return jsonAnswer(200, { deleted: scene.merchant.id });
}

/** Deletes every row of every table that names the merchant, or a loan of theirs. */
export async function forget({ books, merchant }: Scene): Promise<void> {
  for (const table of ownTables()) await books.delete(table).where(ownRows(table, merchant.id));
  await books.delete(merchants).where(eq(merchants.id, merchant.id));
}
