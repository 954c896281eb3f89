import { getTableName } from 'drizzle-orm';
import { jsonAnswer } from '../wire/json-answer';
import { FILE_FORMAT, type MerchantFile } from './merchant-file';
import { ownRows, ownTables } from './own-tables';
import { type Scene, virtualMs } from './scene';

/** The merchant and all that belongs to them, as one JSON file. Its data is as made up as the sandbox's. */
export async function exportMerchant(scene: Scene): Promise<Response> {
  const { books, merchant } = scene;
  const rows: MerchantFile['tables'] = {};
  for (const table of ownTables()) {
    rows[getTableName(table)] = (await books.select().from(table).where(ownRows(table, merchant.id))).map(
      (row) => JSON.parse(JSON.stringify(row)),
    );
  }
  const file: MerchantFile = { format: FILE_FORMAT, now: virtualMs(scene), merchant, tables: rows };
  return jsonAnswer(200, file, {
    'content-disposition': `attachment; filename="${merchant.persona}-${merchant.id}.json"`,
  });
}
