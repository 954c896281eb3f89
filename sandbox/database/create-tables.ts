import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { tables } from './tables';

/** Columns that get an index, in every table. */
const INDEXED: ReadonlySet<string> = new Set(['merchant_id', 'loan_id', 'token']);

/** `create table if not exists` statements, generated from the schema, so that tables are defined once. */
export function createTableStatements(): string[] {
  return tables.flatMap((table) => {
    const { name, columns, primaryKeys } = getTableConfig(table);
    const lines = columns.map((column) => {
      const key = column.primary ? ' primary key' : '';
      const grows = column.primary && column.getSQLType() === 'integer' ? ' autoincrement' : '';
      return `${column.name} ${column.getSQLType()}${key}${grows}${column.notNull && key === '' ? ' not null' : ''}`;
    });
    const keys = primaryKeys.map(
      (key) => `primary key (${key.columns.map((column) => column.name).join(', ')})`,
    );
    const create = `create table if not exists ${name} (${[...lines, ...keys].join(', ')})`;
    const indexed = columns.filter((column) => INDEXED.has(column.name) && !column.primary);
    return [
      create,
      ...indexed.map(
        (column) => `create index if not exists ${name}_by_${column.name} on ${name} (${column.name})`,
      ),
    ];
  });
}
