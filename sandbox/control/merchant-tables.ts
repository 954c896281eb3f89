import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { loans } from '../database/schema';
import { tables } from '../database/tables';

const findColumn = (table: SQLiteTable, name: string) =>
  getTableConfig(table).columns.find((candidate) => candidate.name === name);

/**
 * Tables with a merchant's rows. Tables that have only a loan id come first: to delete their rows, the loans must still
 * exist.
 */
export function merchantTables(): SQLiteTable[] {
  const loanTables = tables.filter(
    (table) => !findColumn(table, 'merchant_id') && findColumn(table, 'loan_id'),
  );
  return [...loanTables, ...tables.filter((table) => findColumn(table, 'merchant_id'))];
}

/** SQL condition for the merchant's rows in a table of `merchantTables`. */
export function merchantRows(table: SQLiteTable, merchantId: string): SQL {
  const merchantColumn = findColumn(table, 'merchant_id');
  if (merchantColumn !== undefined) return sql`${merchantColumn} = ${merchantId}`;
  return sql`${findColumn(table, 'loan_id')} in (select ${loans.id} from ${loans} where ${loans.merchantId} = ${merchantId})`;
}
