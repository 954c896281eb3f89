import { getTableName } from 'drizzle-orm';
import { jsonAnswer } from '../wire/json-answer';
import { type MerchantContext, virtualMs } from './merchant-context';
import { FILE_FORMAT, type MerchantFile } from './merchant-file';
import { merchantRows, merchantTables } from './merchant-tables';

/** The merchant with all their rows, as one JSON file. What testers typed is in it unmasked. */
export async function exportMerchant(context: MerchantContext): Promise<Response> {
  const { tx, merchant } = context;
  const rows: MerchantFile['tables'] = {};
  for (const table of merchantTables()) {
    rows[getTableName(table)] = (await tx.select().from(table).where(merchantRows(table, merchant.id))).map(
      (row) => JSON.parse(JSON.stringify(row)),
    );
  }
  const file: MerchantFile = { format: FILE_FORMAT, now: virtualMs(context), merchant, tables: rows };
  return jsonAnswer(200, file, {
    'content-disposition': `attachment; filename="${merchant.persona}-${merchant.id}.json"`,
  });
}
