/** `npm run stops` counts by SQL; here the same events are counted by loops, and every number must be the same. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, describe, expect, it, vi } from 'vitest';

import { makeAggregate } from '../../../src/inspector/aggregate/command/make-aggregate';
import type { Tally } from '../../../src/inspector/aggregate/tally';
import { loadJourneys } from '../../../src/inspector/catalogue';
import { maxOf } from '../../../src/inspector/max-of';
import { OTHER } from '../../../src/inspector/stops/folding/folded-group';
import { type RecordedBatch, readSessionLines } from '../../../src/inspector/stops/session-lines';
import { shapesOf } from '../../../src/inspector/stops/shapes';
import { createRandom } from '../../sessions/random';
import { isNight } from '../../support/night';
import { flatOf } from './flat';
import { randomBatches } from './random-batches';
import { recount } from './recount';

vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'aggregate-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shapes = shapesOf(await loadJourneys());
const SESSIONS = new URL('../../browser/support/sessions-24.jsonl.gz', import.meta.url).pathname;

/** A journey of another build. */
const unknownShape = {
  hasEntryUrls: true,
  states: new Set(['here', 'there']),
  ends: new Set<string>(),
  failures: new Set<string>(),
  stages: new Set<string>(),
};

function counted(pattern: string, eventsPerPart = 1_000_000, maxPaths = 1_000_000) {
  return makeAggregate({
    patterns: [pattern],
    // Parts that another count left would be counted too.
    folder: mkdtempSync(join(folder, 'count-')),
    memory: '1GB',
    threads: 1,
    eventsPerPart,
    maxPaths,
    onProgress: () => {},
  });
}

/** A row of what is not listed, and the rows that it is made of. */
interface MergedRow extends Tally {
  readonly merged: readonly Tally[];
}

function differences(sets: Awaited<ReturnType<typeof counted>>, lines: readonly RecordedBatch[]) {
  const [bySql, byLoops] = [flatOf(sets), recount(lines, shapes)];
  expect(byLoops.size).toBeGreaterThan(500);
  expect([...byLoops.keys()].filter((key) => key.includes(' | before | ')).length).toBeGreaterThan(50);
  expect([...byLoops.keys()].filter((key) => key.includes(' | then ')).length).toBeGreaterThan(200);
  return [...new Set([...bySql.keys(), ...byLoops.keys()])]
    .filter((key) => bySql.get(key) !== byLoops.get(key))
    .map((key) => `${key}: ${bySql.get(key)} by SQL, ${byLoops.get(key)} by loops`);
}

describe('the counts of the SQL', () => {
  it('are those of a slow recount, for walked sessions', async () => {
    const reading = readSessionLines(gunzipSync(readFileSync(SESSIONS)).toString());
    expect(differences(await counted(SESSIONS), reading.ok ? reading.batches : [])).toEqual([]);
  });

  it.each(isNight ? [1, 2, 3] : [1])(
    'are those of a slow recount, for random sessions of seven journeys: seed %i',
    async (seed) => {
      const chartOf = (journey: string) => ({ journey, shape: shapes(journey) ?? unknownShape });
      const charts = ['offer-selection', 'account-flow', 'mandate', 'otp', 'session', 'unknown'].map(chartOf);
      const lines = randomBatches({
        random: createRandom(seed),
        visits: isNight ? 1_000 : 300,
        charts: [chartOf('loan-entry'), ...charts],
      });
      const file = join(folder, `random-${seed}.jsonl`);
      writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      // In several parts: a visit must not be cut.
      expect(differences(await counted(file, 5_000), lines)).toEqual([]);
    },
  );
});

it.runIf(isNight)(
  'keeps the order of a file with more than a million rows, for events of one millisecond',
  async () => {
    const file = join(folder, 'million.parquet');
    const connection = await (await DuckDBInstance.create(':memory:')).connect();
    await connection.run(`COPY (
    SELECT 'visitor' AS visitor_id, 10 AS sent_at, row::VARCHAR AS id, 'tab' AS session,
      if(row < 999_998, 'other', 'journey_state_changed') AS name,
      if(row < 999_999, 1, 5) AS "at",
      CASE row WHEN 1_000_000 THEN 'offer-selection' ELSE 'home' END AS journey,
      CASE row WHEN 999_999 THEN 'home' END AS "from",
      CASE row WHEN 999_998 THEN 'home' WHEN 999_999 THEN 'left' ELSE 'loadingOffers' END AS "to",
      CASE row WHEN 999_999 THEN 'page.opened' ELSE 'xstate.init' END AS event
    FROM range(1_000_001) AS rows(row) ORDER BY row
  ) TO '${file}' (FORMAT parquet)`);
    const numbers = flatOf(await counted(file));
    expect(numbers.get('all | home | end | finished | runs')).toBe(1);
    expect(numbers.get('all | home | end | left | runs')).toBeUndefined();
  },
);

it('takes what is not listed for as many sessions as are certain: two rare rows may be of the same', async () => {
  const [exact, [limited]] = [await counted(SESSIONS), await counted(SESSIONS, 1_000_000, 1)];
  const journeysOf = (set: typeof limited) => set?.groups.flatMap(({ journeys }) => journeys) ?? [];
  const others = journeysOf(limited).flatMap(({ journey, paths, beforeStops }): MergedRow[] => {
    const all = journeysOf(exact[0]).find((one) => one.journey === journey);
    const reported = new Set(paths.map(({ pages }) => pages.join('|')));
    const reportedChanges = new Set(
      beforeStops.map((row) => JSON.stringify([row.state, row.end, row.changes])),
    );
    return [
      ...paths
        .filter(({ pages }) => pages[0] === OTHER)
        .map(({ end, sessions }) => ({
          sessions,
          merged: all?.paths.filter((path) => path.end === end && !reported.has(path.pages.join('|'))) ?? [],
        })),
      ...beforeStops
        .filter(({ changes }) => changes[0]?.[0] === OTHER)
        .map(({ state, end, sessions }) => ({
          sessions,
          merged:
            all?.beforeStops.filter(
              (row) =>
                row.state === state &&
                row.end === end &&
                !reportedChanges.has(JSON.stringify([row.state, row.end, row.changes])),
            ) ?? [],
        })),
    ];
  });
  expect(others.filter(({ merged }) => merged.length > 1).length).toBeGreaterThan(3);
  expect(others.filter(({ sessions, merged }) => sessions !== maxOf(merged, (row) => row.sessions))).toEqual(
    [],
  );
});
