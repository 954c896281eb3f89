import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { batchProblem } from '../../sandbox/analytics/batch-problem';
import { loadJourneys } from '../../src/inspector/catalogue';
import { visitsOf } from '../../src/inspector/stops/folding/visit-store';
import { runsOf } from '../../src/inspector/stops/runs';
import { type RecordedBatch, readSessionLines } from '../../src/inspector/stops/session-lines';
import { shapesOf } from '../../src/inspector/stops/shapes';
import { isNight } from '../support/night';

// Builds and runs the command as analysts do: seconds on a free machine, minutes on a busy one.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const folder = mkdtempSync(join(tmpdir(), 'sessions-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the built program, or the command itself. @returns its output */
function made(count: number, seed: number, program = ['node', 'reports/sessions/walk-sessions.mjs']): string {
  const file = join(folder, `${count}-${seed}.jsonl`);
  const [command = '', ...args] = program;
  execFileSync(command, [...args, '--count', `${count}`, '--seed', `${seed}`, '--out', file]);
  return readFileSync(file, 'utf8');
}

describe('npm run sessions', () => {
  let text = '';
  let batches: readonly RecordedBatch[] = [];
  beforeAll(() => {
    text = made(4, 7, ['npm', 'run', '--silent', 'sessions', '--']);
    const reading = readSessionLines(text);
    batches = reading.ok ? reading.batches : [];
  });

  it('makes the given number of visits, in batches that fit the contract', () => {
    expect(visitsOf(batches)).toHaveLength(4);
    expect(batches.map(({ batch }) => batchProblem(batch)).filter((problem) => problem !== null)).toEqual([]);
  });

  it.runIf(isNight)(
    'makes the same visits from the same seed, and the same first ones when more are requested',
    () => {
      const visitsIn = (lines: string) => {
        const reading = readSessionLines(lines);
        const all = reading.ok ? reading.batches : [];
        return all.map(({ persona, batch }) => JSON.stringify({ persona, batch })).sort();
      };
      const [first, other] = [visitsIn(made(2, 7)), visitsIn(made(2, 8))];
      expect(visitsIn(text)).toEqual(expect.arrayContaining(first));
      expect(other).not.toEqual(first);
    },
  );

  it('walks the real charts: each run is a chain of known states', async () => {
    const shapes = shapesOf(await loadJourneys());
    const runs = visitsOf(batches).flatMap((visit) => runsOf(visit, shapes));
    expect(runs.length).toBeGreaterThan(4);
    const broken = runs.flatMap(({ journey, steps }) =>
      steps.filter(({ state, entry }) => entry === null || !shapes(journey)?.states.has(state)),
    );
    expect(broken).toEqual([]);
  });
});
