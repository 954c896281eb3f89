/** Runs `npm run paths` as a process: what it prints while it walks, and what it reports when it is interrupted. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { isNight } from '../../support/night';

import { encodeWritten } from '../kit/paths/token';

/** Time limit of a test that starts Vitest, ms. */
const TIMEOUT_MS = 90_000;

let running: ChildProcess | null = null;
afterEach(() => {
  running?.kill('SIGKILL');
  running = null;
});

interface Ended {
  readonly code: number | null;
  readonly lines: readonly string[];
  /** Standard output and standard error. */
  readonly said: string;
}

/** @param onLine called with each printed line */
function paths(args: readonly string[], onLine: (line: string, child: ChildProcess) => void): Promise<Ended> {
  const { VITEST, VITEST_POOL_ID, VITEST_WORKER_ID, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/paths/cli/main.ts', ...args], {
    env: { ...env, PATHS_REPORTS: mkdtempSync(join(tmpdir(), 'paths-')) },
  });
  running = child;
  let text = '';
  let complaints = '';
  let handledLines = 0;
  child.stderr.on('data', (chunk) => {
    complaints += String(chunk);
  });
  child.stdout.on('data', (chunk) => {
    text += String(chunk);
    const whole = text.split('\n').slice(0, -1);
    for (const line of whole.slice(handledLines)) onLine(line, child);
    handledLines = whole.length;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, lines: text.split('\n'), said: text + complaints }));
  });
}

it(
  'prints when each journey begins and ends, and then a summary',
  async () => {
    // Charts without screens: React and a DOM would be most of the time. At night cancel-loan below has both.
    const { code, lines } = await paths(['run', 'token', 'load', '--level', 'chart'], () => {});
    expect(lines).toContain('begins load');
    expect(
      lines.filter((line) => /^\[2\/2\] ok {5}(token|load): \d+ paths, \d+ steps,/.test(line)),
    ).toHaveLength(1);
    expect(lines.join('\n')).toMatch(/\nload +chart +\d+ +\d+ .*passed/);
    expect(code).toBe(0);
  },
  TIMEOUT_MS,
);

/** Each starts the command, for some ten seconds. */
const atNight = it.runIf(isNight);

atNight(
  'ends when its time budget is used up, also when the clock of the page is stopped',
  async () => {
    const { code, lines } = await paths(
      ['run', 'cancel-loan', '--level', 'chart', '--budget', '1s'],
      () => {},
    );
    expect(lines.join('\n')).toMatch(/\ncancel-loan +chart +\d+ +\d+ .*passed/);
    expect(code).toBe(0);
  },
  TIMEOUT_MS,
);

atNight(
  'that is interrupted calls nothing passed, and ends as an interrupted command does',
  async () => {
    const { code, lines } = await paths(['run', 'autopay'], (line, child) => {
      if (line === 'begins autopay') child.kill('SIGINT');
    });
    expect(lines).toContain('Interrupted. Results so far:');
    expect(lines.join('\n')).not.toContain('passed');
    expect(code).toBe(130);
  },
  TIMEOUT_MS,
);

atNight(
  'with --level layout that is interrupted calls nothing passed, and ends in the same way',
  async () => {
    const { code, lines } = await paths(['run', 'network', 'autopay', '--level', 'layout'], (line, child) => {
      if (line.startsWith('[1/2] ok')) child.kill('SIGINT');
    });
    expect(lines).toContain('Interrupted. Results so far:');
    expect(lines.join('\n')).not.toContain('passed');
    expect(code).toBe(130);
  },
  TIMEOUT_MS,
);

atNight(
  'that watches walks again when a file changes',
  async () => {
    let runs = 0;
    const { code, lines } = await paths(['run', 'token', '--level', 'chart', '--watch'], (line, child) => {
      if (!line.startsWith('1 journey, ')) return;
      runs += 1;
      // As good as saved by an editor.
      if (runs === 1) utimesSync('tests/paths/token.test.tsx', new Date(), new Date());
      else child.kill('SIGINT');
    });
    expect(lines.filter((line) => /^\[1\/1\] ok {5}token:/.test(line))).toHaveLength(2);
    expect(code).toBe(130);
  },
  TIMEOUT_MS,
);

atNight(
  'that replays a path which the chart no longer allows ends with 2, and names the step',
  async () => {
    const moves = [{ label: 'gone', move: { kind: 'person', event: { type: 'gone' } } }] as const;
    const token = encodeWritten({ machine: 'contact', start: 'contact', moves });
    const { code, said } = await paths(['replay', token], () => {});
    expect(said).toMatch(/This token is stale\. The chart "contact" no longer allows this path: .*\n/);
    expect(code).toBe(2);
  },
  TIMEOUT_MS,
);
