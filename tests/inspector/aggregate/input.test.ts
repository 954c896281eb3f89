/** What `npm run stops` reads, and what it says of files that it cannot read. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, describe, expect, it } from 'vitest';

import { openInput } from '../../../src/inspector/aggregate/command/input';
import { readSql } from '../../../src/inspector/aggregate/command/sql';
import { batch, change, opened } from '../stops/batches';

const folder = mkdtempSync(join(tmpdir(), 'input-'));
afterAll(() => rmSync(folder, { recursive: true }));

const connection = await (
  await DuckDBInstance.create(':memory:', { autoinstall_known_extensions: 'false', threads: '1' })
).connect();

const file = (name: string) => join(folder, name);

function written(name: string, lines: readonly unknown[]): string {
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  writeFileSync(file(name), texts.map((text) => `${text}\n`).join(''));
  return file(name);
}

async function rows() {
  const reader = await connection.runAndReadAll(
    'SELECT visitor, sent_at, name, at_ms, session, journey, from_state, to_state, event, lender, language, version FROM input_events ORDER BY sent_at, position',
  );
  return reader.getRowsJson();
}

const events = [
  { ...opened(1_000), properties: { session: 'tab', language: 'hi', version: '2.0' } },
  change('- xstate.init shop', { at: 1_000, lender: 'USFB' }),
];
const sent = batch(events, 7_000);
const expected = [
  [sent.visitor_id, '7000', 'app_opened', '1000', 'tab', null, null, null, null, null, 'hi', '2.0'],
  [
    sent.visitor_id,
    '7000',
    'journey_state_changed',
    '1000',
    'tab',
    'shop',
    null,
    'shop',
    'xstate.init',
    'USFB',
    null,
    null,
  ],
];

describe('files of batches', () => {
  it('are read bare, and with their sender; lines that are no batch are counted', async () => {
    const name = written('batches.jsonl', [
      '{"half',
      sent,
      { persona: 'offers', until: 9_000, batch: sent },
      { other: 1 },
    ]);
    expect(await openInput(connection, [name])).toEqual({ files: 1, badLines: 2 });
    expect(await rows()).toEqual([...expected.slice(0, 1), ...expected, ...expected.slice(1)]);
  });

  it('say no lender, language or version where the text is empty', async () => {
    const empty = batch([
      { ...opened(1_000), properties: { session: 'tab', language: '', version: '' } },
      change('- xstate.init shop', { at: 1_000, lender: '' }),
    ]);
    await openInput(connection, [written('empty.jsonl', [empty])]);
    expect((await rows()).map((row) => row.slice(-3))).toEqual([
      [null, null, null],
      [null, null, null],
    ]);
  });

  it.each([
    ['an event', batch([opened(1_795_800_000)], 1_795_800_007_000), 1_795_800_000],
    ['a batch', batch([opened(1_795_800_000_000)], 1_795_800_007), 1_795_800_007],
  ])('are refused where the time of %s is in seconds', async (_, inSeconds, time) => {
    await expect(openInput(connection, [written('seconds.jsonl', [inSeconds])])).rejects.toThrow(
      `The time ${time} is not in milliseconds`,
    );
  });

  it('are refused without any batch', async () => {
    await expect(openInput(connection, [written('none.jsonl', [{ other: 1 }])])).rejects.toThrow(
      'No line is a batch',
    );
  });
});

describe('Parquet with a row for each event', () => {
  const columns = 'visitor_id, sent_at, id, name, at';
  /** @param properties as SQL, from the columns of `input_events` */
  async function parquet(name: string, properties: string): Promise<string> {
    await openInput(connection, [written('source.jsonl', [sent])]);
    await connection.run(
      `COPY (SELECT visitor AS visitor_id, sent_at, id, name, at_ms AS "at", ${properties} FROM input_events ORDER BY sent_at, position) TO '${file(name)}' (FORMAT parquet)`,
    );
    return file(name);
  }
  const names = ['session', 'journey', 'from', 'to', 'event', 'lender', 'language', 'version'];
  const sources = ['session', 'journey', 'from_state', 'to_state', 'event', 'lender', 'language', 'version'];
  const pairs = names.map((name, index) => `"${name}" := ${sources[index]}`).join(', ');

  it.each([
    ['columns', sources.map((source, index) => `${source} AS "${names[index]}"`).join(', ')],
    ['a struct', `struct_pack(${pairs}) AS properties`],
    ['JSON text', `to_json(struct_pack(${pairs}))::VARCHAR AS properties`],
    ['a map', `MAP {${names.map((name, index) => `'${name}': ${sources[index]}`).join(', ')}} AS properties`],
  ])('has the properties as %s', async (kind, properties) => {
    const name = await parquet(`${kind.replace(' ', '-')}.parquet`, properties);
    expect(await openInput(connection, [name])).toEqual({ files: 1, badLines: 0 });
    expect(await rows()).toEqual(expected);
  });

  it('takes an empty text for none, as a warehouse without nulls has it', async () => {
    const texts = names.map((column, index) => `coalesce(${sources[index]}, '') AS "${column}"`);
    await openInput(connection, [await parquet('empty.parquet', texts.join(', '))]);
    expect(await rows()).toEqual(expected);
  });

  it('names the columns that are missing, and those that are there', async () => {
    const name = await parquet('few.parquet', 'session');
    await expect(openInput(connection, [name])).rejects.toThrow(
      `The files have no journey, from, to, event. They have ${columns}, session;`,
    );
  });
});

describe('the names of files', () => {
  it('may be a glob', async () => {
    written('day-1.jsonl', [sent]);
    written('day-2.jsonl', [sent]);
    expect(await openInput(connection, [file('day-*.jsonl')])).toEqual({ files: 2, badLines: 0 });
  });

  it.each([
    [[], "Name the files: npm run stops -- 'events/*.parquet'."],
    [[file('nothing-*.parquet')], 'There is no file'],
    [[written('notes.txt', ['x'])], 'is neither .parquet nor .jsonl'],
  ])('are named when they cannot be read: %s', async (patterns, message) => {
    await expect(openInput(connection, patterns)).rejects.toThrow(message);
  });

  it('are quoted in SQL, whatever they are', () => {
    expect(readSql('describe-rows', { files: ["it's.parquet"] })).toContain("['it''s.parquet']");
    expect(() => readSql('describe-rows')).toThrow('needs a value for $files');
  });
});
