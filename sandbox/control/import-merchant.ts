import { getTableName } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { newId, newSecretId, newToken } from '../database/new-id';
import type { DbTransaction } from '../database/open-database';
import { merchants } from '../database/schema';
import { jsonAnswer } from '../wire/json-answer';
import type { Control } from './merchant-context';
import { FILE_FORMAT, type MerchantFile } from './merchant-file';
import { merchantTables } from './merchant-tables';
import { signInUrl } from './merchant-view';
import { timeProblem } from './time-bounds';

const ID = /\b([a-z]{3})_(?:[0-9a-f]{12}|[0-9a-z]{25})\b/g;
/** Length of a short id with its prefix: longer ones grant access, and must stay hard to guess. */
const SHORT_ID = 16;
const TOKEN = /\btok_[0-9a-f]{36}\b/g;

/** Makes a merchant from an exported file, with new ids; their virtual time continues from the export. */
export async function importMerchant(
  { database, now }: Control,
  sent: Record<string, unknown>,
): Promise<Response> {
  const file = withFreshIds(sent);
  if (!isMerchantFile(file))
    return jsonAnswer(400, { code: 'bad_request', message: `this is no file of the format ${FILE_FORMAT}` });
  const problem = timeProblem(file.now, now());
  if (problem !== null) return jsonAnswer(400, { code: 'bad_request', message: problem });
  const merchant = { ...file.merchant, clockOffsetMs: Math.round(file.now - now()) };
  try {
    await database.write(async (tx) => {
      await tx.insert(merchants).values(merchant);
      for (const table of merchantTables())
        await insertRows(tx, table, file.tables[getTableName(table)] ?? []);
    });
  } catch {
    return jsonAnswer(400, { code: 'bad_request', message: 'the rows of this file do not fit the books' });
  }
  return jsonAnswer(201, { merchant_id: merchant.id, token: merchant.token, url: signInUrl(merchant.id) });
}

/** Equal ids get equal new ids, so that references stay valid. */
function withFreshIds(sent: Record<string, unknown>): unknown {
  const fresh = new Map<string, string>();
  const renewed = (old: string, make: () => string): string => {
    const known = fresh.get(old) ?? make();
    fresh.set(old, known);
    return known;
  };
  const text = JSON.stringify(sent)
    .replaceAll(TOKEN, (old) => renewed(old, newToken))
    .replaceAll(ID, (old, prefix: string) =>
      renewed(old, () => (old.length > SHORT_ID ? newSecretId(prefix) : newId(prefix))),
    );
  return JSON.parse(text);
}

async function insertRows(
  tx: DbTransaction,
  table: SQLiteTable,
  rows: Record<string, unknown>[],
): Promise<void> {
  const counted = getTableConfig(table).columns.some(({ primary, name }) => primary && name === 'id');
  const isNumbered = counted && rows.every(({ id }) => typeof id === 'number');
  for (const row of rows) {
    const values = Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => !(isNumbered && name === 'id'))
        .map(([name, value]) => [name, isBytes(value) ? Buffer.from(value.data) : value]),
    );
    await tx.insert(table).values(values);
  }
}

const isBytes = (value: unknown): value is { data: number[] } =>
  isRecord(value) && value.type === 'Buffer' && Array.isArray(value.data);

function isMerchantFile(file: unknown): file is MerchantFile {
  if (!isRecord(file) || file.format !== FILE_FORMAT || typeof file.now !== 'number') return false;
  const { merchant, tables } = file;
  if (!isRecord(merchant) || typeof merchant.id !== 'string' || typeof merchant.token !== 'string')
    return false;
  const known = merchantTables().map(getTableName);
  if (!isRecord(tables) || !Object.keys(tables).every((name) => known.includes(name))) return false;
  return Object.values(tables).every((rows) => Array.isArray(rows) && rows.every(isRecord));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
