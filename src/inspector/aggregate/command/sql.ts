import { readFileSync } from 'node:fs';

/** A value of a placeholder: a number, a text, a list of texts, or SQL as it is. */
type SqlValue = number | string | readonly string[] | { readonly sql: string };

/**
 * A file of `aggregate/sql` with its placeholders (`$name`) filled in as SQL literals: views and COPY take no parameters.
 * @throws for a placeholder without a value
 */
export function readSql(name: string, values: Readonly<Record<string, SqlValue>> = {}): string {
  const text = readFileSync(new URL(`../sql/${name}.sql`, import.meta.url), 'utf8');
  // Comments may name a placeholder, too.
  return text.replaceAll(/--.*$/gm, '').replaceAll(/\$([a-z_]+)/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${name}.sql needs a value for $${key}.`);
    return literalOf(value);
  });
}

/** A value as SQL: a text is quoted, so a file's name is never read as SQL. */
function literalOf(value: SqlValue): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  if ('sql' in value) return value.sql;
  return `[${value.map(literalOf).join(', ')}]`;
}
