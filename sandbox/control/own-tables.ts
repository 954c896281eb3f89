import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { loans } from '../books/schema';
import { tables } from '../books/tables';

const column = (table: SQLiteTable, name: string) =>
  getTableConfig(table).columns.find((candidate) => candidate.name === name);

/** Tables whose rows belong to a merchant; those that only name a loan come first, while the loans are still there. */
export function ownTables(): SQLiteTable[] {
  const byLoan = tables.filter((table) => !column(table, 'merchant_id') && column(table, 'loan_id'));
  return [...byLoan, ...tables.filter((table) => column(table, 'merchant_id'))];
}

/** Which rows of such a table are this merchant's. */
export function ownRows(table: SQLiteTable, merchantId: string): SQL {
  const owner = column(table, 'merchant_id');
  if (owner !== undefined) return sql`${owner} = ${merchantId}`;
  return sql`${column(table, 'loan_id')} in (select ${loans.id} from ${loans} where ${loans.merchantId} = ${merchantId})`;
}
