import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { guessColumns } from '../../../../src/inspector/stops/formats/csv';
import { batch, change } from '../batches';
import { amplitudeRow, posthogRow } from '../formats/samples';
import { sessionOf } from '../shop-shape';
import { blobOf, gzipped, linesOf, openedFile, zipped } from './files';

const AT = Date.parse('2026-03-02T04:00:00Z');
const sessions = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) =>
    sessionOf('0 shop - xstate.init loadingShop\n2 shop loadingShop xstate.done.actor.load shop', {
      session: `tab-${first + index}`,
    }),
  );

/** How many visits and events were read, and what was not. */
async function read(file: Blob) {
  const answer = await openedFile(file);
  if (answer.kind !== 'opened') throw new Error(`It was answered ${JSON.stringify(answer)}.`);
  const { format, events, others, skipped, firstSkipped, isCut } = answer.report;
  return { visits: answer.summary?.visits, format, events, others, skipped, firstSkipped, isCut };
}

const whole = { format: 'app', others: 0, skipped: 0, firstSkipped: [], isCut: false };

describe('a file of batches', () => {
  it('is read as text, gzipped, and gzipped in two parts', async () => {
    const text = linesOf(sessions(3));
    const expected = { ...whole, visits: 3, events: 6 };
    expect(await read(blobOf(text))).toEqual(expected);
    expect(await read(blobOf(text.replaceAll('\n', '\r\n').trimEnd()))).toEqual(expected);
    expect(await read(gzipped(text))).toEqual(expected);
    const half = text.length / 2;
    expect(await read(gzipped(text.slice(0, half), text.slice(half)))).toEqual(expected);
  });

  it('that is cut counts what is there, and says so', async () => {
    const packed = gzipSync(linesOf(sessions(20_000)));
    const result = await read(blobOf(packed.subarray(0, packed.length / 2)));
    expect(result).toMatchObject({ format: 'app', isCut: true });
    expect(result.visits).toBeGreaterThan(1_000);
    expect(result.visits).toBeLessThan(20_000);
    const text = linesOf(sessions(2));
    expect(await read(blobOf(text.slice(0, -20)))).toMatchObject({
      visits: 1,
      skipped: 1,
      firstSkipped: [{ line: 2, field: null, problem: 'not-json' }],
    });
  });

  it('skips damaged lines, and names the first by number and field, never by what is in them', async () => {
    const secret = '9876543210';
    const wrong = (event: object) => ({
      ...batch([]),
      events: [{ ...change('- a b', { at: 1 }), ...event }],
    });
    const rows = [
      ...sessions(1),
      '{"visitor_id',
      JSON.stringify([secret]),
      JSON.stringify(wrong({ properties: { journey: 'shop', lender: [secret] } })),
      JSON.stringify(wrong({ at: AT / 1_000 })),
      JSON.stringify({ ...batch([]), visitor_id: undefined }),
      JSON.stringify(wrong({ properties: { note: [secret] } })),
      JSON.stringify({ persona: 7, until: null, batch: batch([]) }),
    ];
    const text = rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n');
    const answer = await openedFile(blobOf(text));
    expect(answer).toMatchObject({
      report: {
        events: 3,
        skipped: 6,
        firstSkipped: [
          { line: 2, field: null, problem: 'not-json' },
          { line: 3, field: null, problem: 'not-object' },
          { line: 4, field: 'events[0].properties.lender', problem: 'not-text' },
          { line: 5, field: 'events[0].at', problem: 'not-ms' },
          { line: 6, field: 'visitor_id', problem: 'missing' },
        ],
      },
    });
    expect(JSON.stringify(answer)).not.toContain(secret);
  });

  it('is read where its beginning is damaged', async () => {
    expect(await read(blobOf(`or_id":"f","sent_at":1}\n${linesOf(sessions(2))}`))).toMatchObject({
      visits: 2,
      skipped: 1,
    });
  });

  it.each([
    ['empty', blobOf(''), 'empty'],
    ['of blank lines', blobOf('\n \n'), 'empty'],
    ['of another format', blobOf('{"journeys": []}\n'), 'unknown-format'],
    ['of text', blobOf('Dear all\n'), 'unknown-format'],
    ['of many foreign lines', blobOf('{"a": 1}\n'.repeat(1_000)), 'unknown-format'],
    ['of events of something else', blobOf(linesOf([posthogRow('$pageview', {})])), 'no-events'],
    [
      'that is no gzip behind its first bytes',
      blobOf(new Uint8Array([0x1f, 0x8b, 9, 9, 9, 9, 9])),
      'unreadable',
    ],
    ['that is no zip behind its first bytes', blobOf('PK\u0003\u0004 and so on'), 'unreadable'],
    ['that is no Parquet behind its first bytes', blobOf('PAR1 and so on'), 'unreadable'],
  ])('%s is refused with the reason', async (_, file, problem) => {
    expect(await openedFile(file)).toEqual({ kind: 'failed', problem });
  });
});

describe('an export of another product', () => {
  const changes = [
    { journey: 'shop', from: undefined, to: 'loadingShop', event: 'xstate.init' },
    { journey: 'shop', from: 'loadingShop', to: 'shop', event: 'xstate.done.actor.load' },
  ];

  it('is read as the zip that Amplitude gives: files of gzipped lines', async () => {
    const rows = changes.map((change_) => amplitudeRow('journey_state_changed', change_));
    const hour = (row: object, insertId: string) => gzipSync(linesOf([{ ...row, $insert_id: insertId }]));
    const [first = {}, second = {}] = rows;
    const file = zipped({
      '1/1_2026-03-02_4#0.json.gz': hour(first, 'a'),
      '1/1_2026-03-02_5#0.json.gz': hour(second, 'b'),
    });
    expect(await read(file)).toMatchObject({ format: 'amplitude', visits: 1, events: 2 });
  });

  it('is counted beside events of something else', async () => {
    const rows = changes.map((change_, index) => ({
      ...posthogRow('journey_state_changed', change_),
      uuid: `${index}`,
    }));
    expect(await read(blobOf(linesOf([posthogRow('$pageview', {}), ...rows])))).toMatchObject({
      format: 'posthog',
      visits: 1,
      events: 2,
      others: 1,
    });
  });
});

describe('a CSV file', () => {
  const header = ['time', 'device_id', 'journey', 'state', 'note'];
  const text = `\ufeff${header.join(';')}\r
2026-03-02 04:00:00;d-1;shop;shop;"a ""note""; of
two lines"\r
2026-03-02 04:00:07;d-1;shop;basket;\r
soon;d-1;shop;basket;\r
2026-03-02 06:00:00;d-1;shop;shop;\r\n`;

  it('is asked for its columns', async () => {
    expect(await openedFile(blobOf(text))).toEqual({ kind: 'columns', header });
  });

  it('is read by the columns that were chosen; silence separates the visits of a person', async () => {
    const answer = await openedFile(blobOf(text), guessColumns(header));
    expect(answer).toMatchObject({
      kind: 'opened',
      report: {
        format: 'csv',
        events: 3,
        skipped: 1,
        firstSkipped: [{ line: 5, field: 'time', problem: 'not-a-time' }],
      },
      summary: { visits: 2 },
    });
    if (answer.kind !== 'opened') return;
    const [shop] = answer.summary?.journeys ?? [];
    expect(shop?.stops).toMatchObject({ runs: 2, stopped: 1 });
    expect(shop?.stops.transitions).toMatchObject([
      { from: 'shop', to: 'basket', count: 1, medianMs: 7_000 },
    ]);
  });

  it('counts changes of two journeys to states of one name, in one second and without ids', async () => {
    const rows = ['shop', 'stall'].map((journey) => `2026-03-02 04:00:00;d-1;${journey};left;\n`).join('');
    const answer = await openedFile(blobOf(`${header.join(';')}\n${rows}`), guessColumns(header));
    expect(answer).toMatchObject({
      summary: { journeys: [{ journey: 'shop' }, { journey: 'stall' }] },
    });
  });

  it('goes on after a quote that is not closed, and names the line where it begins', async () => {
    const rows = '2026-03-02 04:00:00;d-1;shop;shop;\n'.repeat(4_000);
    const damaged = `${header.join(';')}\n2026-03-02 04:00:00;d-1;shop;shop;3.5" phone\n${rows}`;
    expect(await openedFile(blobOf(damaged), guessColumns(header))).toMatchObject({
      kind: 'opened',
      report: { skipped: 1, firstSkipped: [{ line: 2, field: null, problem: 'damaged' }] },
    });
  });

  it('is refused with its first lines where none could be read', async () => {
    const local = `${header.join(';')}\n02/03/2026 09:30;d-1;shop;shop;\n`;
    expect(await openedFile(blobOf(local), guessColumns(header))).toEqual({
      kind: 'failed',
      problem: {
        kind: 'all-skipped',
        firstSkipped: [{ line: 2, field: 'time', problem: 'not-a-time' }],
      },
    });
  });

  it('is asked again where a chosen column is not there', async () => {
    const columns = { ...guessColumns(header), state: 'screen' };
    expect(await openedFile(blobOf(text), columns)).toEqual({ kind: 'columns', header });
  });
});
