import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { tables } from './tables';

/** Columns that get an index, in every table. */
const INDEXED_COLUMNS: ReadonlySet<string> = new Set(['merchant_id', 'loan_id', 'token']);

/** `create table` and `create index` statements, generated from the drizzle schema. */
export function createTableStatements(): string[] {
  return tables.flatMap((table) => {
    const { name, columns, primaryKeys } = getTableConfig(table);
    const columnDefinitions = columns.map((column) => {
      const primaryKey = column.primary ? ' primary key' : '';
      const autoincrement = column.primary && column.getSQLType() === 'integer' ? ' autoincrement' : '';
      return `${column.name} ${column.getSQLType()}${primaryKey}${autoincrement}${column.notNull && primaryKey === '' ? ' not null' : ''}`;
    });
    const compositeKeys = primaryKeys.map(
      (primaryKey) => `primary key (${primaryKey.columns.map((column) => column.name).join(', ')})`,
    );
    const create = `create table if not exists ${name} (${[...columnDefinitions, ...compositeKeys].join(', ')})`;
    const indexedColumns = columns.filter((column) => INDEXED_COLUMNS.has(column.name) && !column.primary);
    return [
      create,
      ...indexedColumns.map(
        (column) => `create index if not exists ${name}_by_${column.name} on ${name} (${column.name})`,
      ),
    ];
  });
}
