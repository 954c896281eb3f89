/**
 * `npx tsx tests/inspector/aggregate/multiply.ts reports/sessions/sessions.jsonl.gz reports/big 500`: copies each walked session 500 times
 * (multiply.sql), to measure `npm run stops`. A Parquet file has 50 copies of each.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

import { openInput } from '../../../src/inspector/aggregate/command/input';

const [source = '', folder = '', copies = '50'] = process.argv.slice(2);
const COPIES_PER_FILE = 50;

mkdirSync(folder, { recursive: true });
const instance = await DuckDBInstance.create(':memory:', { memory_limit: '6GB', temp_directory: folder });
const connection = await instance.connect();
await openInput(connection, [source]);
await connection.run('CREATE TABLE walked_events AS SELECT * FROM input_events');
const sql = readFileSync(new URL('multiply.sql', import.meta.url), 'utf8');
for (let first = 0; first < Number(copies); first += COPIES_PER_FILE) {
  const file = join(folder, `events-${String(first).padStart(5, '0')}.parquet`);
  await connection.run(
    sql
      .replaceAll('$first', String(first))
      .replaceAll('$last', String(Math.min(first + COPIES_PER_FILE, Number(copies))))
      .replace('$file', `'${file.replaceAll("'", "''")}'`),
  );
  process.stdout.write(`${file}\n`);
}
