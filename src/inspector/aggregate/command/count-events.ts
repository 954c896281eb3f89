import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';

import { BACKGROUND_CHARTS } from '../../stops/runs';
import type { Shapes } from '../../stops/shapes';
import { BUCKET_RATIO } from '../buckets';
import { readSql } from './sql';

/** A journey's chart, as the SQL needs it. */
export interface ChartFacts {
  readonly journey: string;
  readonly shape: NonNullable<ReturnType<Shapes>>;
}

interface CountOptions {
  /** The view `input_events` exists. */
  readonly connection: DuckDBConnection;
  readonly charts: readonly ChartFacts[];
  /** Folder for what does not fit into memory; it exists. */
  readonly folder: string;
  /** Events that one part may hold in memory. */
  readonly eventsPerPart: number;
  /** Paths that a journey may have by name, and as many rows of what came before its stops. */
  readonly maxPaths: number;
  readonly onProgress: (text: string) => void;
}

/** Counts the events of the view `input_events` into the tables `group_*` (sql/groups.sql). @returns the number of events */
export async function countEvents(options: CountOptions): Promise<number> {
  const { connection, charts, folder, eventsPerPart, maxPaths, onProgress } = options;
  await makeCharts(connection, charts);
  onProgress('reading the names of journeys, states and events');
  await connection.run(readSql('names'));
  const totals = await connection.runAndReadAll(
    'SELECT count(*) AS events, coalesce(max(sent_at), 0) AS last_sent_at FROM input_events',
  );
  const [events = 0, lastSentAt = 0] = (totals.getRows()[0] ?? []).map(Number);
  const parts = Math.max(1, Math.ceil(events / eventsPerPart));
  onProgress(`${events.toLocaleString('en-IN')} events: splitting them into ${parts} parts`);
  const partsFolder = join(folder, 'parts');
  mkdirSync(partsFolder, { recursive: true });
  await connection.run(readSql('split', { parts, folder: partsFolder }));
  await connection.run(readSql('tables'));
  for (let part = 0; part < parts; part += 1) {
    onProgress(`part ${part + 1} of ${parts}`);
    const partFolder = join(partsFolder, `part=${part}`);
    // Few visits may leave a part without any.
    if (existsSync(partFolder)) await countPart(connection, join(partFolder, '*.parquet'), lastSentAt);
  }
  onProgress('adding the parts up');
  await connection.run(readSql('groups', { max_paths: maxPaths }));
  return events;
}

async function countPart(connection: DuckDBConnection, files: string, lastSentAt: number): Promise<void> {
  await connection.run(readSql('visits', { part_files: files, last_sent_at: lastSentAt }));
  await connection.run(readSql('ties'));
  const misplaced = await connection.runAndReadAll('SELECT count(*) FROM misplaced_visits');
  if (Number(misplaced.getRows()[0]?.[0]) > 0) await connection.run(readSql('ties-order'));
  await connection.run(readSql('runs'));
  await connection.run(readSql('counts', { bucket_ratio: BUCKET_RATIO }));
  await connection.run(readSql('end-part'));
}

async function makeCharts(connection: DuckDBConnection, charts: readonly ChartFacts[]): Promise<void> {
  await connection.run(readSql('charts'));
  const journeys = await connection.createAppender('chart_journeys');
  const states = await connection.createAppender('chart_states');
  for (const { journey, shape } of charts) {
    journeys.appendVarchar(journey);
    journeys.appendBoolean(shape.hasEntryUrls);
    journeys.appendBoolean(BACKGROUND_CHARTS.has(journey));
    journeys.endRow();
    for (const state of shape.states) {
      states.appendVarchar(journey);
      states.appendVarchar(state);
      states.appendBoolean(shape.ends.has(state));
      states.appendBoolean(shape.stages.has(state));
      states.endRow();
    }
  }
  journeys.closeSync();
  states.closeSync();
}
