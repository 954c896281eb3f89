/** What `npm run stops` keeps of a part once it is counted: with more parts it must not become more. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, expect, it } from 'vitest';

import { countEvents } from '../../../src/inspector/aggregate/command/count-events';
import { openInput } from '../../../src/inspector/aggregate/command/input';
import { batch, change, opened } from '../stops/batches';

const folder = mkdtempSync(join(tmpdir(), 'parts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const VISITS = 200;
const shop = {
  journey: 'shop',
  shape: {
    hasEntryUrls: true,
    states: new Set(['shop', 'paid']),
    ends: new Set(['paid']),
    failures: new Set<string>(),
    stages: new Set(['shop']),
  },
};

/** Tables after `VISITS` times the same visit was counted, by their number of rows. */
async function rowsAfter(parts: number, visits = VISITS): Promise<Readonly<Record<string, number>>> {
  const file = join(folder, `parts-${parts}-${visits}.jsonl`);
  const batches = Array.from({ length: visits }, (_, visit) =>
    batch(
      [
        opened(0),
        change('- xstate.init shop', { at: 1 }),
        change('shop pay paid', { at: 8 }),
        change('- xstate.init shop', { at: 9 }),
      ],
      10,
      `${visit}`,
    ),
  );
  // Half an hour of silence ends the visits before.
  batches.push(batch([opened(3_600_000)], 3_600_001, 'later'));
  writeFileSync(file, batches.map((one) => `${JSON.stringify(one)}\n`).join(''));
  const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  await connection.run("SET disabled_optimizers = 'top_n_window_elimination'");
  await openInput(connection, [file]);
  const eventsPerPart = (4 * visits) / parts;
  const options = { charts: [shop], folder: mkdtempSync(join(folder, 'temp-')), eventsPerPart, maxPaths: 10 };
  await countEvents({ connection, ...options, onProgress: () => {} });
  const tables = await connection.runAndReadAll(
    "SELECT table_name, estimated_size FROM duckdb_tables() WHERE table_name SIMILAR TO 'part_.*|sent_events|page_changes|set_(transitions|paths|before_stops|next_pages)'",
  );
  return Object.fromEntries(tables.getRows().map(([name, size]) => [`${name}`, Number(size)]));
}

it('a part leaves no events behind, and a row for each key only', async () => {
  const one = await rowsAfter(1);
  expect(one).toEqual({
    set_transitions: expect.any(Number),
    set_paths: expect.any(Number),
    set_before_stops: expect.any(Number),
    set_next_pages: expect.any(Number),
  });
  expect(Math.min(...Object.values(one))).toBeGreaterThan(0);
  expect(await rowsAfter(4)).toEqual(one);
});

it('a part without a visit is left out', async () => {
  expect(Math.min(...Object.values(await rowsAfter(4, 1)))).toBeGreaterThan(0);
});
