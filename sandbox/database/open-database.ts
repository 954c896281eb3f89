import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Client, createClient, type ResultSet } from '@libsql/client';
import { drizzle } from 'drizzle-orm/libsql';
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core';
import { cachePreparedStatements } from './cached-statements';
import { ensureSchema } from './ensure-schema';

/** One transaction of the database. */
export type DbTransaction = BaseSQLiteDatabase<'async', ResultSet, Record<string, never>>;

export interface Database {
  /** Runs work in a transaction. Transactions run one after the other: concurrent ones would fail with SQLITE_BUSY. */
  write<T>(work: (tx: DbTransaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens the database (libSQL file, server or `:memory:`) and creates its tables. */
export async function openDatabase(databaseUrl: string): Promise<Database> {
  if (databaseUrl.startsWith('file:')) createFolder(databaseUrl);
  cachePreparedStatements();
  // One connection, so that its pragmas apply to all statements.
  const client = createClient({ url: databaseUrl, timeout: 5000, concurrency: 1 });
  if (databaseUrl.startsWith('file:')) await relaxDurability(client);
  await ensureSchema(client);
  const database = drizzle(client);
  let lastWrite: Promise<unknown> = Promise.resolve();
  return {
    write(work) {
      const currentWrite = lastWrite.then(() => database.transaction((tx) => work(tx)));
      lastWrite = currentWrite.catch(() => undefined);
      return currentWrite;
    },
    async close() {
      await lastWrite;
      client.close();
    },
  };
}

/** Commits do not wait for the disk: a power failure may lose the last writes, but does not corrupt the database. */
async function relaxDurability(client: Client): Promise<void> {
  await client.execute('pragma journal_mode = wal');
  await client.execute('pragma synchronous = normal');
}

function createFolder(databaseUrl: string): void {
  const path = databaseUrl.slice('file:'.length).split('?')[0] ?? '';
  const folder = dirname(path.startsWith('//') ? new URL(databaseUrl).pathname : path);
  if (folder !== '.') mkdirSync(folder, { recursive: true });
}
