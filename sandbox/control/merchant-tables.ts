import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { loans } from '../database/schema';
import { tables } from '../database/tables';

const column = (table: SQLiteTable, name: string) =>
  getTableConfig(table).columns.find((candidate) => candidate.name === name);

/** Tables with a merchant's rows; those with only a loan id first, while the loans still exist. */
export function merchantTables(): SQLiteTable[] {
  const byLoan = tables.filter((table) => !column(table, 'merchant_id') && column(table, 'loan_id'));
  return [...byLoan, ...tables.filter((table) => column(table, 'merchant_id'))];
}

/** Condition for this merchant's rows of such a table. */
export function merchantRows(table: SQLiteTable, merchantId: string): SQL {
  const owner = column(table, 'merchant_id');
  if (owner !== undefined) return sql`${owner} = ${merchantId}`;
  return sql`${column(table, 'loan_id')} in (select ${loans.id} from ${loans} where ${loans.merchantId} = ${merchantId})`;
}
