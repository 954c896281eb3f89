import { getTableName } from 'drizzle-orm';
import { jsonAnswer } from '../wire/json-answer';
import { FILE_FORMAT, type MerchantFile } from './merchant-file';
import { merchantRows, merchantTables } from './merchant-tables';
import { type Scene, virtualMs } from './scene';

/** The merchant with all their data, as one JSON file. All of it is made up. */
export async function exportMerchant(scene: Scene): Promise<Response> {
  const { books, merchant } = scene;
  const rows: MerchantFile['tables'] = {};
  for (const table of merchantTables()) {
    rows[getTableName(table)] = (
      await books.select().from(table).where(merchantRows(table, merchant.id))
    ).map((row) => JSON.parse(JSON.stringify(row)));
  }
  const file: MerchantFile = { format: FILE_FORMAT, now: virtualMs(scene), merchant, tables: rows };
  return jsonAnswer(200, file, {
    'content-disposition': `attachment; filename="${merchant.persona}-${merchant.id}.json"`,
  });
}
