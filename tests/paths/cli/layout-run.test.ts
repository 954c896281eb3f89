// @vitest-environment node
/** `--level layout`: walks the screens in Chromium, and finds what a DOM without layout cannot show. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { isNight } from '../../support/night';
import { decodePath } from '../kit/paths/token';
import { shareChromium } from '../support/shared-chromium';
import { NARROW, runLayout } from './layout-run';
import { playInBrowser } from './playback';

/** Time limit of a test that bundles the harness and starts a browser, ms. */
const TIMEOUT_MS = 60_000;

const reports = mkdtempSync(join(tmpdir(), 'layout-'));
shareChromium();
beforeAll(() => {
  vi.stubEnv('PATHS_REPORTS', reports);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

async function laidOut(id: string, testFile: string) {
  const output: string[] = [];
  const journeys = [{ id, testFile }];
  const code = await runLayout({ journeys, workers: 1, write: (text) => void output.push(text) });
  return { code, output };
}

it(
  'finds a screen that is too wide, shrinks the path, and prints the command that replays it',
  async () => {
    const { code, output } = await laidOut('too-wide', 'tests/paths/harness/too-wide.tsx');
    expect(output[1]).toMatch(/^\[1\/1\] FAILED too-wide/);
    const [name = ''] = readdirSync(join(reports, 'failures'));
    expect(name).toMatch(/^too-wide-layout-[0-9a-f]{8}$/);
    expect(output[2]?.trim().split('\n')).toEqual([
      expect.stringMatching(
        /^1\. too-wide \(layout\): in wide: it runs \d+ pixels out of the page sideways$/,
      ),
      '  at: the merchant: next; the chart is in wide',
      '    It starts as "a table", in narrow.',
      '    1. the merchant: next -> between',
      '    2. the merchant: next -> wide',
      expect.stringMatching(/^ {2}raw: it runs \d+ pixels/),
      `  2 steps; details: ${reports}/failures/${name}/failure.md`,
      `  replay: npm run paths -- replay ${name} --level layout`,
      expect.stringMatching(/^ {2}on another machine: npm run paths -- replay [\w-]+ --level layout$/),
    ]);
    expect(output.at(-1)).toBe('1 journey laid out at 320 pixels: 1 fault.');
    expect(code).toBe(1);
  },
  TIMEOUT_MS,
);

it('stores what it found: the report as text and as JSON, the HTML of the page, and a picture', () => {
  const [name = ''] = readdirSync(join(reports, 'failures'));
  const folder = join(reports, 'failures', name);
  expect(readdirSync(folder)).toEqual(['failure.json', 'failure.md', 'screen.html', 'screen.png']);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  expect(JSON.parse(read('failure.json'))).toMatchObject({
    journey: 'too-wide',
    level: 'layout',
    chart: { state: 'wide' },
    calls: [],
    screen: expect.stringContaining('A table'),
  });
  expect(read('failure.md')).toMatch(/npm run paths -- replay [\w-]+ --level layout --headed/);
  expect(read('screen.html')).not.toContain('<script');
  expect(readFileSync(join(folder, 'screen.png')).readUInt32BE(16), 'as wide as it runs').toBeGreaterThan(
    320,
  );
});

it('writes the same as JSON and JUnit: a case per path, and each fault in full', () => {
  const { journeys } = JSON.parse(readFileSync(join(reports, 'layout.json'), 'utf8'));
  expect(journeys).toMatchObject([
    { journey: 'too-wide', faults: [{ plain: expect.stringContaining('out of the page'), pathCount: 1 }] },
  ]);
  const xml = readFileSync(join(reports, 'layout.junit.xml'), 'utf8');
  expect(xml).toMatch(/<testsuite name="too-wide" tests="\d" failures="1">/);
  expect(xml).toMatch(/=&gt; wide"><failure message="in wide: it runs \d+ pixels out of the page sideways">/);
  expect(xml).toContain('name="the console is empty"/>');
});

/** Each bundles the harness and starts a browser, for some ten seconds. */
const atNight = it.runIf(isNight);

atNight(
  'walks every branch of a journey on the narrowest phone, and deletes stored failures whose fault is fixed',
  async () => {
    const { code, output } = await laidOut('register-business', 'tests/paths/register-business.test.tsx');
    expect(output[0]).toBe('begins register-business');
    expect(output[1]).toMatch(
      /^\[1\/1\] ok {5}register-business \(layout\): \d+ paths, [1-9]\d* steps, [\d.]+ s$/,
    );
    expect(output.at(-1)).toBe('1 journey laid out at 320 pixels: no faults.');
    expect(code).toBe(0);
    expect(readdirSync(join(reports, 'failures'))).toEqual([]);
  },
  TIMEOUT_MS,
);

atNight(
  'finds faults of the focus, the console, the stored data and pending states, and playing the paths finds them again',
  async () => {
    const file = 'tests/paths/harness/ill-behaved.tsx';
    const { output } = await laidOut('ill-behaved', file);
    const { journeys } = JSON.parse(readFileSync(join(reports, 'layout.json'), 'utf8'));
    const [{ faults, complaints }] = journeys;
    const found = [
      expect.stringContaining('the console: Encountered two children with the same key'),
      expect.stringContaining('the focus is lost on the way from ill-behaved/start'),
      expect.stringContaining('personal data in the local storage: ABCDE1234F'),
      expect.stringMatching(/^in waiting: it runs \d+ pixels out of the page sideways$/),
    ];
    const plain = faults.map((one: { plain: string }) => one.plain);
    expect(plain.sort()).toEqual(found);
    expect(complaints, 'the console is blamed on the step that made it complain').toEqual([]);
    expect(output.at(-1)).toContain('4 faults');
    const replayProblems: string[] = [];
    for (const { token } of faults) {
      const show = { path: decodePath(token), file, plant: null, phone: NARROW, isHeaded: false, pause: 0 };
      const { problems } = await playInBrowser({ ...show, write: () => {} });
      replayProblems.push(...problems);
    }
    expect(replayProblems.sort()).toEqual(found);
  },
  TIMEOUT_MS,
);

atNight(
  'reports the other journeys when one cannot be walked at all',
  async () => {
    const file = join(reports, 'nothing.tsx');
    writeFileSync(file, 'export const text = "support/through-screens\'";\n');
    const journeys = [
      { id: 'nothing', testFile: file },
      { id: 'too-wide', testFile: 'tests/paths/harness/too-wide.tsx' },
    ];
    const output: string[] = [];
    const code = await runLayout({ journeys, workers: 2, write: (text) => void output.push(text) });
    const all = output.join('\n');
    expect(all).toMatch(/FAILED nothing \(layout\): 0 paths/);
    expect(all).toMatch(/\d\. nothing \(layout\): it can't be walked: .*This file tests no journey\./);
    expect(all).toMatch(/\d\. too-wide \(layout\): in wide: it runs/);
    expect(code).toBe(1);
    expect(readFileSync(join(reports, 'layout.junit.xml'), 'utf8')).toContain('This file tests no journey.');
  },
  TIMEOUT_MS,
);
