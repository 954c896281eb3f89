import { getTableName } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { newId, newSecretId, newToken } from '../database/new-id';
import type { DbTransaction } from '../database/open-database';
import { merchants } from '../database/schema';
import { jsonAnswer } from '../wire/json-answer';
import type { DatabaseAndClock } from './merchant-context';
import { FILE_FORMAT, type MerchantFile } from './merchant-file';
import { merchantTables } from './merchant-tables';
import { signInUrl } from './merchant-view';
import { timeProblem } from './time-bounds';

const ID_PATTERN = /\b([a-z]{3})_(?:[0-9a-f]{12}|[0-9a-z]{25})\b/g;
/** Length of a usual id with its prefix. A longer id grants access, so its replacement must be as hard to guess. */
const SHORT_ID_LENGTH = 16;
const TOKEN_PATTERN = /\btok_[0-9a-f]{36}\b/g;

/** Creates a merchant from an exported file, with new ids. Their virtual time continues from that of the export. */
export async function importMerchant(
  { database, now }: DatabaseAndClock,
  exported: Record<string, unknown>,
): Promise<Response> {
  const file = withNewIds(exported);
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

/** Replaces ids and tokens; equal ids get the same new id, so that references between rows stay valid. */
function withNewIds(exported: Record<string, unknown>): unknown {
  const newIds = new Map<string, string>();
  const replacementOf = (oldId: string, createId: () => string): string => {
    const replacement = newIds.get(oldId) ?? createId();
    newIds.set(oldId, replacement);
    return replacement;
  };
  const text = JSON.stringify(exported)
    .replaceAll(TOKEN_PATTERN, (oldId) => replacementOf(oldId, newToken))
    .replaceAll(ID_PATTERN, (oldId, prefix: string) =>
      replacementOf(oldId, () => (oldId.length > SHORT_ID_LENGTH ? newSecretId(prefix) : newId(prefix))),
    );
  return JSON.parse(text);
}

async function insertRows(
  tx: DbTransaction,
  table: SQLiteTable,
  rows: Record<string, unknown>[],
): Promise<void> {
  const hasIdKey = getTableConfig(table).columns.some(({ primary, name }) => primary && name === 'id');
  const hasNumericIds = hasIdKey && rows.every(({ id }) => typeof id === 'number');
  for (const row of rows) {
    const values = Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => !(hasNumericIds && name === 'id'))
        .map(([name, value]) => [name, isSerializedBuffer(value) ? Buffer.from(value.data) : value]),
    );
    await tx.insert(table).values(values);
  }
}

const isSerializedBuffer = (value: unknown): value is { data: number[] } =>
  isRecord(value) && value.type === 'Buffer' && Array.isArray(value.data);

function isMerchantFile(file: unknown): file is MerchantFile {
  if (!isRecord(file) || file.format !== FILE_FORMAT || typeof file.now !== 'number') return false;
  const { merchant, tables } = file;
  if (!isRecord(merchant) || typeof merchant.id !== 'string' || typeof merchant.token !== 'string')
    return false;
  const tableNames = merchantTables().map(getTableName);
  if (!isRecord(tables) || !Object.keys(tables).every((name) => tableNames.includes(name))) return false;
  return Object.values(tables).every((rows) => Array.isArray(rows) && rows.every(isRecord));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
