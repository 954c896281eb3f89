import type { DuckDBConnection } from '@duckdb/node-api';

import { isOtherUnit } from '../../stops/formats/timestamps';
import { readSql } from './sql';

/** What is wrong with the files that were named, in words for the person who named them. */
export class InputProblem extends Error {}

/** Columns of a file with a row for each event, by what they are called in the SQL. */
const COLUMNS = {
  persona: { name: 'persona', type: 'VARCHAR', isNeeded: false },
  until_ms: { name: 'until', type: 'BIGINT', isNeeded: false },
  visitor: { name: 'visitor_id', type: 'VARCHAR', isNeeded: true },
  sent_at: { name: 'sent_at', type: 'BIGINT', isNeeded: true },
  id: { name: 'id', type: 'VARCHAR', isNeeded: true },
  name: { name: 'name', type: 'VARCHAR', isNeeded: true },
  at_ms: { name: 'at', type: 'BIGINT', isNeeded: true },
  session: { name: 'session', type: 'VARCHAR', isNeeded: true },
  journey: { name: 'journey', type: 'VARCHAR', isNeeded: true },
  from_state: { name: 'from', type: 'VARCHAR', isNeeded: true },
  to_state: { name: 'to', type: 'VARCHAR', isNeeded: true },
  event: { name: 'event', type: 'VARCHAR', isNeeded: true },
  lender: { name: 'lender', type: 'VARCHAR', isNeeded: false },
  language: { name: 'language', type: 'VARCHAR', isNeeded: false },
  version: { name: 'version', type: 'VARCHAR', isNeeded: false },
} as const;

/** The members of `properties`, where the files have them in one column. */
const PROPERTIES = ['session', 'journey', 'from', 'to', 'event', 'lender', 'language', 'version'];

/**
 * Makes the view `input_events` of the files.
 * @param patterns names or globs of Parquet files with a row for each event, or of JSON lines with a batch each (gzipped or not)
 * @returns how many files there are, and how many of their lines are no batch: those are skipped
 * @throws {InputProblem}
 */
export async function openInput(
  connection: DuckDBConnection,
  patterns: readonly string[],
): Promise<{ readonly files: number; readonly badLines: number }> {
  const files = await filesOf(connection, patterns);
  const parquet = files.filter((file) => file.endsWith('.parquet'));
  if (parquet.length === files.length) {
    await openRows(connection, files);
    await checkUnit(connection);
    return { files: files.length, badLines: 0 };
  }
  if (parquet.length > 0) throw new InputProblem('Parquet files and JSON lines cannot be counted at once.');
  const unknown = files.find((file) => !/\.(jsonl|ndjson|json)(\.gz)?$/.test(file));
  if (unknown !== undefined)
    throw new InputProblem(
      `${unknown} is neither .parquet nor .jsonl, .ndjson or .json (or one of those with .gz).`,
    );
  await connection.run(readSql('input-batches', { files }));
  const [lines = 0, badLines = 0] = await numbersOf(
    connection,
    'SELECT count(*), count(*) FILTER (visitor IS NULL OR sent_at IS NULL OR events IS NULL) FROM input_batches',
  );
  if (lines === badLines)
    throw new InputProblem('No line is a batch of analytics events (openapi/analytics.yaml).');
  await checkUnit(connection);
  return { files: files.length, badLines };
}

/** Events whose times are looked at: reading all of a large file once more would take minutes. */
const CHECKED_EVENTS = 1_000;

/** Times are ms (openapi/analytics.yaml): seconds would make every stay a thousand times shorter. @throws {InputProblem} */
async function checkUnit(connection: DuckDBConnection): Promise<void> {
  const reader = await connection.runAndReadAll(
    `SELECT sent_at, at_ms FROM input_events LIMIT ${CHECKED_EVENTS}`,
  );
  const wrong = reader.getRows().flat().map(Number).find(isOtherUnit);
  if (wrong !== undefined)
    throw new InputProblem(`The time ${wrong} is not in milliseconds since 1970: sent_at and at must be.`);
}

async function filesOf(
  connection: DuckDBConnection,
  patterns: readonly string[],
): Promise<readonly string[]> {
  const found = await Promise.all(
    patterns.map(async (pattern) => {
      const reader = await connection.runAndReadAll('SELECT file FROM glob($1) ORDER BY file', [pattern]);
      const files = reader.getRows().map(([file]) => String(file));
      if (files.length === 0) throw new InputProblem(`There is no file ${pattern}.`);
      return files;
    }),
  );
  if (found.length === 0) throw new InputProblem("Name the files: npm run stops -- 'events/*.parquet'.");
  return [...new Set(found.flat())];
}

async function openRows(connection: DuckDBConnection, files: readonly string[]): Promise<void> {
  const described = await connection.runAndReadAll(readSql('describe-rows', { files }));
  const types = new Map(described.getRows().map(([name, type]) => [String(name), String(type)]));
  const missing: string[] = [];
  const columns = Object.entries(COLUMNS).map(([column, { name, type, isNeeded }]) => {
    const expression = expressionOf(name, types);
    if (expression === null && isNeeded) missing.push(name);
    const value = `CAST(${expression ?? 'NULL'} AS ${type})`;
    return `${type === 'VARCHAR' ? `nullif(${value}, '')` : value} AS ${column}`;
  });
  if (missing.length > 0)
    throw new InputProblem(
      `The files have no ${missing.join(', ')}. They have ${[...types.keys()].join(', ')}; docs/stops-aggregate.md lists the columns.`,
    );
  await connection.run(readSql('input-rows', { files, columns: { sql: columns.join(',\n  ') } }));
}

/** Where the files have a column: by its name, or in `properties` as JSON, a map or a struct; null where they do not. */
function expressionOf(name: string, types: ReadonlyMap<string, string>): string | null {
  if (types.has(name)) return `"${name}"`;
  const properties = types.get('properties');
  if (properties === undefined || !PROPERTIES.includes(name)) return null;
  if (properties.startsWith('MAP')) return `properties['${name}']`;
  if (properties.startsWith('STRUCT')) {
    const hasField = new RegExp(`[(, ]"?${name}"? `).test(properties);
    return hasField ? `properties."${name}"` : null;
  }
  return `json_extract_string(properties, '$."${name}"')`;
}

async function numbersOf(connection: DuckDBConnection, query: string): Promise<readonly number[]> {
  const reader = await connection.runAndReadAll(query);
  return (reader.getRows()[0] ?? []).map(Number);
}
