import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { batchProblem } from '../../sandbox/analytics/batch-problem';
import { loadJourneys } from '../../src/inspector/catalogue';
import { runsOf } from '../../src/inspector/stops/runs';
import { readSessionLines, type Told } from '../../src/inspector/stops/session-lines';
import { shapesOf } from '../../src/inspector/stops/shapes';
import { visitsOf } from '../../src/inspector/stops/visits';

// It builds and runs the command as analysts do: seconds alone, minutes where many others are at work.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const folder = mkdtempSync(join(tmpdir(), 'sessions-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs what the command built, or the command itself. @returns what it wrote */
function made(count: number, seed: number, program = ['node', 'reports/sessions/walk-sessions.mjs']): string {
  const file = join(folder, `${count}-${seed}.jsonl`);
  const [command = '', ...args] = program;
  execFileSync(command, [...args, '--count', `${count}`, '--seed', `${seed}`, '--out', file]);
  return readFileSync(file, 'utf8');
}

describe('npm run sessions', () => {
  let text = '';
  let told: readonly Told[] = [];
  beforeAll(() => {
    text = made(4, 7, ['npm', 'run', '--silent', 'sessions', '--']);
    const reading = readSessionLines(text);
    told = reading.ok ? reading.told : [];
  });

  it('makes so many visits, in batches that the contract takes', () => {
    expect(visitsOf(told)).toHaveLength(4);
    expect(told.map(({ batch }) => batchProblem(batch)).filter((problem) => problem !== null)).toEqual([]);
  });

  it('makes the same ones from the same seed, and the first of them when more are wanted', () => {
    const visitsIn = (lines: string) => {
      const reading = readSessionLines(lines);
      const all = reading.ok ? reading.told : [];
      return all.map(({ persona, batch }) => JSON.stringify({ persona, batch })).sort();
    };
    const [first, other] = [visitsIn(made(2, 7)), visitsIn(made(2, 8))];
    expect(visitsIn(text)).toEqual(expect.arrayContaining(first));
    expect(other).not.toEqual(first);
  });

  it('walks the real charts: each run is a chain of their states, and nothing of it is unknown', async () => {
    const shapes = shapesOf(await loadJourneys());
    const runs = visitsOf(told).flatMap((visit) => runsOf(visit, shapes));
    expect(runs.length).toBeGreaterThan(4);
    const broken = runs.flatMap(({ journey, steps }) =>
      steps.filter(({ state, way }) => way === null || !shapes(journey)?.states.has(state)),
    );
    expect(broken).toEqual([]);
  });
});
