/**
 * `npx tsx --tsconfig tsconfig.json tests/inspector/aggregate/recount-large.ts reports/big`: counts all events of the Parquet files of multiply.ts in
 * three ways, as many as there are: by loops (recount.ts), by the SQL of `npm run stops`, and by the worker of the page Stops, from one file
 * with all events and from the file of counts. Prints how many numbers were compared, and those that differ; then exits with 1. Run by hand.
 */
import { mkdtempSync, openAsBlob, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';

import { makeAggregate } from '../../../src/inspector/aggregate/command/make-aggregate';
import { aggregateOf } from '../../../src/inspector/aggregate/write-aggregate';
import { loadJourneys } from '../../../src/inspector/catalogue';
import { createCountingService } from '../../../src/inspector/stops/reading/counting-service';
import type { WorkerAnswer } from '../../../src/inspector/stops/reading/messages';
import type { RecordedBatch } from '../../../src/inspector/stops/session-lines';
import { shapesById } from '../../../src/inspector/stops/shapes';
import { type Filter, NO_FILTER, type Summary } from '../../../src/inspector/stops/summary';
import { flatOf } from './flat';
import { recount } from './recount';

/** The journeys whose numbers on the page are compared. */
const JOURNEYS = ['loan-entry', 'offer-selection', 'agreement', 'account-flow', 'selfie'];

const [folder = ''] = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.parquet'))
  .map((name) => join(folder, name));
const temporary = mkdtempSync(join(tmpdir(), 'recount-'));
process.once('exit', () => rmSync(temporary, { recursive: true, force: true }));
const shapes = shapesById(await loadJourneys());
const shapeOf = (journey: string) => shapes.get(journey) ?? null;
const connection = await (
  await DuckDBInstance.create(':memory:', { memory_limit: '8GB', temp_directory: temporary })
).connect();

const byLoops = await recountFiles();
const exact = await makeAggregate({
  patterns: files,
  folder: temporary,
  memory: '4GB',
  threads: 2,
  eventsPerPart: 5_000_000,
  maxPaths: 1_000_000,
  onProgress: () => {},
});
const bySql = flatOf(exact);
report('SQL and loops', bySql, byLoops);

const countsFile = join(temporary, 'counts.json');
writeFileSync(countsFile, JSON.stringify(aggregateOf(exact, 1)));
const eventFiles = await Promise.all(files.map(writeBatches));
for (const [name, file] of [
  ['page, events', new Blob(eventFiles)],
  ['page, file of counts', await openAsBlob(countsFile)],
] as const) {
  for (const [group, summary] of await summariesOf(file)) {
    const numbers = pageNumbers(group, summary);
    const expected = new Map([...numbers.keys()].map((key) => [key, byLoops.get(key) ?? 0]));
    for (const [key, value] of byLoops) if (isOnPage(key, group)) expected.set(key, value);
    report(`${name}, ${group}`, numbers, expected);
  }
}

/** By loops, a file at a time: each holds whole visits. */
async function recountFiles(): Promise<Map<string, number>> {
  const totals = new Map<string, number>();
  const newest = await connection.runAndReadAll(`SELECT max(sent_at) FROM read_parquet(${listOf(files)})`);
  const until = Number(newest.getRows()[0]?.[0]);
  for (const file of files) {
    const reader = await connection.runAndReadAll(`SELECT * FROM read_parquet('${file}')`);
    const lines = reader.getRowObjects().map((row): RecordedBatch => {
      const { id, name, at, sent_at, visitor_id, ...properties } = row;
      const texts = Object.entries(properties).map(([key, value]) => [
        key,
        value === null ? undefined : String(value),
      ]);
      const from = row.from === null ? null : String(row.from);
      return {
        persona: null,
        until,
        batch: {
          visitor_id: String(visitor_id),
          sent_at: Number(sent_at),
          events: [
            {
              id: String(id),
              name: String(name),
              at: Number(at),
              properties: { ...Object.fromEntries(texts), from },
            },
          ],
        },
      };
    });
    for (const [key, value] of recount(lines, shapeOf)) totals.set(key, (totals.get(key) ?? 0) + value);
  }
  return totals;
}

/**
 * The events of a Parquet file as lines of JSON. A batch holds what was sent at once: its order is that of the events. Batches are in the
 * order of their time: of a large file in any other order the page leaves out what comes too late for its visit, and says so.
 */
async function writeBatches(file: string, index: number): Promise<Blob> {
  const written = join(temporary, `events-${index}.jsonl`);
  await connection.run(`COPY (
    SELECT visitor_id, sent_at, list({
      'id': id, 'name': name, 'at': "at",
      'properties': {
        'session': session, 'journey': journey, 'from': "from", 'to': "to", 'event': event,
        'lender': lender, 'language': language, 'version': version
      }
    } ORDER BY file_row_number) AS events
    FROM read_parquet('${file}', file_row_number = true)
    GROUP BY visitor_id, sent_at
    ORDER BY sent_at
  ) TO '${written}' (FORMAT json)`);
  return openAsBlob(written);
}

/** What the worker of the page counts, of all visits and of each lender and version. */
async function summariesOf(file: Blob): Promise<ReadonlyMap<string, Summary>> {
  const answers: WorkerAnswer[] = [];
  const ask = createCountingService((answer) => answers.push(answer));
  await ask({
    kind: 'open',
    file,
    shapes,
    columns: null,
    filter: NO_FILTER,
    comparison: null,
  });
  const opened = answers.at(-1);
  if (opened?.kind !== 'opened' || opened.summary === null) throw new Error(JSON.stringify(opened));
  if (opened.report.late > 0) throw new Error(`${opened.report.late} events came too late to be counted.`);
  const summaries = new Map([['all', opened.summary]]);
  for (const dimension of ['lender', 'version'] as const)
    for (const { value } of opened.choices[dimension]) {
      const filter: Filter = { ...NO_FILTER, [dimension]: value };
      await ask({ kind: 'count', filter, comparison: null });
      const counted = answers.at(-1);
      if (counted?.kind !== 'counted' || counted.summary === null) throw new Error(`${dimension} ${value}`);
      summaries.set(`${dimension}=${value === 'none' ? null : value}`, counted.summary);
    }
  return summaries;
}

/** The numbers of a summary, in the words of `recount`. */
function pageNumbers(group: string, summary: Summary): Map<string, number> {
  const numbers = new Map<string, number>();
  const add = (what: string, count: number) => count > 0 && numbers.set(`${group} | ${what}`, count);
  add('visits', summary.visits);
  add('open', summary.open);
  for (const { journey, stops } of summary.journeys) {
    if (!JOURNEYS.includes(journey)) continue;
    add(`${journey} | run | runs`, stops.runs);
    for (const end of ['finished', 'back', 'stopped', 'left', 'open'] as const)
      add(`${journey} | end | ${end} | runs`, stops[end]);
    for (const { state, entered, reached, stopped } of stops.states) {
      add(`${journey} | state | ${state} | entered`, entered);
      add(`${journey} | state | ${state} | reached`, reached);
      add(`${journey} | stop | ${state} stopped | runs`, stopped);
    }
    for (const { from, event, to, count } of stops.transitions)
      add(`${journey} | branch | ${from} ${event} ${to} | count`, count);
  }
  return numbers;
}

/** Whether the page shows a number of the recount in this group. Starts of charts are no transitions there. */
function isOnPage(key: string, group: string): boolean {
  const [of, journey = '', kind = '', what = '', number = ''] = key.split(' | ');
  if (of !== group) return false;
  if (journey === 'visits' || journey === 'open') return true;
  if (!JOURNEYS.includes(journey)) return false;
  if (kind === 'run') return what === 'runs';
  if (kind === 'end') return number === 'runs';
  if (kind === 'state') return number === 'entered' || number === 'reached';
  if (kind === 'stop') return number === 'runs' && what.endsWith(' stopped');
  return kind === 'branch' && number === 'count' && !what.startsWith('null ');
}

function report(
  title: string,
  found: ReadonlyMap<string, number>,
  expected: ReadonlyMap<string, number>,
): void {
  const keys = new Set([...found.keys(), ...expected.keys()]);
  const different = [...keys].filter((key) => (found.get(key) ?? 0) !== (expected.get(key) ?? 0));
  process.stdout.write(`${title}: ${keys.size} numbers, ${different.length} different\n`);
  for (const key of different.slice(0, 10))
    process.stdout.write(`  ${key}: ${found.get(key)}, expected ${expected.get(key)}\n`);
  if (different.length > 0) process.exitCode = 1;
}

function listOf(names: readonly string[]): string {
  return `[${names.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ')}]`;
}
