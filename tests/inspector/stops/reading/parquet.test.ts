import { mkdtempSync, openAsBlob, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openedFile } from './files';

const folder = mkdtempSync(join(tmpdir(), 'parquet-'));
const fileOf = (name: string) => join(folder, `${name}.parquet`);
afterAll(() => rmSync(folder, { recursive: true }));

/** 15,000 visits of two changes and one event of something else, with the columns of PostHog's events model. */
const EVENTS = `
  SELECT printf('%08x-0000-7000-8000-%012x', visit, part) AS uuid,
    ['journey_state_changed', 'journey_state_changed', '$pageview'][part] AS event,
    'd-' || visit AS distinct_id,
    uuid() AS person_id,
    CASE part
      WHEN 1 THEN '{"journey":"shop","to":"loadingShop","event":"xstate.init","session":"t"}'
      WHEN 2 THEN '{"journey":"shop","from":"loadingShop","to":"shop","event":"loaded","session":"t"}'
      ELSE '{"$current_url":"x"}' END AS properties,
    TIMESTAMPTZ '2026-03-02 04:00:00+00' + INTERVAL (visit * 1000 + part * 2) SECONDS AS timestamp
  FROM range(15000) AS visits(visit), range(1, 4) AS parts(part)`;

beforeAll(async () => {
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  for (const [name, options] of [
    ['snappy', 'COMPRESSION snappy'],
    ['gzip', 'COMPRESSION gzip'],
    ['plain', 'COMPRESSION uncompressed'],
    ['zstd', 'COMPRESSION zstd'],
  ])
    await connection.run(`COPY (${EVENTS}) TO '${fileOf(name ?? '')}' (FORMAT parquet, ${options})`);
  await connection.run(`COPY (${EVENTS}) TO '${join(folder, 'lines.json')}' (FORMAT json)`);
  connection.closeSync();
});

describe('a Parquet file of PostHog', () => {
  it.each(['snappy', 'gzip', 'plain'])('is read in parts, and counted: %s', async (name) => {
    expect(await openedFile(await openAsBlob(fileOf(name)))).toMatchObject({
      kind: 'opened',
      report: { format: 'posthog', events: 30_000, others: 15_000, skipped: 0 },
      summary: { visits: 15_000, journeys: [{ journey: 'shop', stops: { runs: 15_000 } }] },
    });
  });

  it('gives what the same export as lines of JSON gives', async () => {
    const ofParquet = await openedFile(await openAsBlob(fileOf('snappy')));
    const ofLines = await openedFile(await openAsBlob(join(folder, 'lines.json')));
    expect(ofLines).toEqual(ofParquet);
  });

  it('that is packed in another way, or cut, is refused', async () => {
    const refused = { kind: 'failed', problem: 'unreadable' };
    expect(await openedFile(await openAsBlob(fileOf('zstd')))).toEqual(refused);
    const bytes = readFileSync(fileOf('plain'));
    expect(await openedFile(new Blob([bytes.subarray(0, 50_000)]))).toEqual(refused);
  });
});
