import { eq, inArray, sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { instalments, loans, merchants } from '../books/schema';
import { tables } from '../books/tables';
import { jsonAnswer } from '../wire/json-answer';
import type { Scene } from './scene';

/** Forgets the merchant and all that belongs to them: every row of every table that names a merchant. */
export async function deleteMerchant({ books, merchant }: Scene): Promise<Response> {
  const mine = books.select({ id: loans.id }).from(loans).where(eq(loans.merchantId, merchant.id));
  await books.delete(instalments).where(inArray(instalments.loanId, mine));
  for (const table of tables) {
    const owner = getTableConfig(table).columns.find(({ name }) => name === 'merchant_id');
    if (owner !== undefined) await books.delete(table).where(sql`${owner} = ${merchant.id}`);
  }
  await books.delete(merchants).where(eq(merchants.id, merchant.id));
  return jsonAnswer(200, { deleted: merchant.id });
}
