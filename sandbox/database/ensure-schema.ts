import { createHash } from 'node:crypto';
import type { Client } from '@libsql/client';
import { createTableStatements } from './create-tables';

const VERSION_TABLE = 'books_version';

/**
 * Creates the tables. When the database has another schema, all its tables are dropped first: sandbox merchants are easily
 * recreated, so there are no migrations.
 */
export async function ensureSchema(client: Client): Promise<void> {
  const statements = createTableStatements();
  const version = createHash('sha256').update(statements.join(';')).digest('hex');
  if ((await versionOf(client)) === version) return;
  for (const table of await tableNames(client)) await client.execute(`drop table if exists "${table}"`);
  await client.batch(
    [
      ...statements,
      `create table ${VERSION_TABLE} (version text not null)`,
      { sql: `insert into ${VERSION_TABLE} values (?)`, args: [version] },
    ],
    'write',
  );
}

async function versionOf(client: Client): Promise<unknown> {
  if (!(await tableNames(client)).includes(VERSION_TABLE)) return undefined;
  return (await client.execute(`select version from ${VERSION_TABLE}`)).rows[0]?.version;
}

async function tableNames(client: Client): Promise<string[]> {
  const { rows } = await client.execute(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
  );
  return rows.map(({ name }) => String(name));
}
