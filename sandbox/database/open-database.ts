import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Client, createClient, type ResultSet } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { ensureSchema } from './ensure-schema';

/** The database within an operation's single transaction. */
export type DbTransaction = BaseSQLiteDatabase<'async', ResultSet, Record<string, never>>;

export interface Database {
  /** Runs work in a transaction, one at a time: concurrent writers would get SQLITE_BUSY. */
  write<T>(work: (tx: DbTransaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens the database (libSQL file, server or `:memory:`) and creates its tables. */
export async function openDatabase(databaseUrl: string): Promise<Database> {
  if (databaseUrl.startsWith('file:')) makeFolder(databaseUrl);
  // There is one connection, so its settings apply to everything.
  const client = createClient({ url: databaseUrl, timeout: 5000, concurrency: 1 });
  if (databaseUrl.startsWith('file:')) await makeQuick(client);
  await ensureSchema(client);
  const database = drizzle(client);
  let last: Promise<unknown> = Promise.resolve();
  return {
    write(work) {
      const turn = last.then(() => database.transaction((tx) => work(tx)));
      last = turn.catch(() => undefined);
      return turn;
    },
    async close() {
      await last;
      client.close();
    },
  };
}

/** Commits do not wait for the disk: a power cut may lose the last writes, but does not corrupt the database. */
async function makeQuick(client: Client): Promise<void> {
  await client.execute('pragma journal_mode = wal');
  await client.execute('pragma synchronous = normal');
}

function makeFolder(databaseUrl: string): void {
  const path = databaseUrl.slice('file:'.length).split('?')[0] ?? '';
  const folder = dirname(path.startsWith('//') ? new URL(databaseUrl).pathname : path);
  if (folder !== '.') mkdirSync(folder, { recursive: true });
}
