import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { tables } from './tables';

/** Columns by which rows are asked for, in whatever table. */
const ASKED_BY: ReadonlySet<string> = new Set(['merchant_id', 'loan_id', 'token']);

/** Plain `create table if not exists`, read off the schema, so that the books have one definition. */
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
    const asked = columns.filter((column) => ASKED_BY.has(column.name) && !column.primary);
    return [
      create,
      ...asked.map(
        (column) => `create index if not exists ${name}_by_${column.name} on ${name} (${column.name})`,
      ),
    ];
  });
}
