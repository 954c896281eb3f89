/** The command line finds, shrinks and reports a seeded mutant: run as a person would, in a separate process. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isNight } from '../../support/night';
import { decodePath, encodeWritten } from '../kit/paths/token';
import type { FailureRecord } from '../kit/run/failure-record';

interface Run {
  readonly code: number;
  readonly output: string;
  readonly failures: readonly FailureRecord[];
  readonly folder: string;
}

/** Runs `npm run paths -- <args>`. @param folder of its reports; a new one by default */
function paths(args: readonly string[], folder = mkdtempSync(join(tmpdir(), 'paths-'))): Promise<Run> {
  const { VITEST: _, ...rest } = process.env;
  const env = { ...rest, PATHS_REPORTS: folder, PATHS_REPLAY: '' };
  return new Promise((resolve) => {
    execFile('npx', ['tsx', 'tests/paths/cli/main.ts', ...args], { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : 0;
      const summary = join(folder, 'run.json');
      const { failures } = existsSync(summary) ? JSON.parse(readFileSync(summary, 'utf8')) : { failures: [] };
      resolve({ code, output: stdout + stderr, failures, folder });
    });
  });
}

/** A random walk that is long enough to find either mutant. */
const WALK = ['run', 'autopay', '--level', 'screens', '--until', '100%', '--budget', '150', '--seed', '13'];

it.runIf(isNight)(
  'finds a mutant of a chart and one of a screen, shrinks them, names the step, and exits with 1',
  async () => {
    const [chart, screen] = await Promise.all([
      paths([...WALK, '--plant', 'chart']),
      paths([...WALK, '--plant', 'screen']),
    ]);
    expect([chart.code, screen.code]).toEqual([1, 1]);
    expect(chart.failures[0]).toMatchObject({
      journey: 'autopay',
      step: 'updateAutopayMandate answers: not stopped',
      chart: { state: 'withdrawn' },
      shrunk: 4,
    });
    expect(chart.failures[0]?.reason).toContain("expected 'ACTIVE' to be 'CANCELLED'");
    expect(chart.failures[0]?.screen).toContain('Autopay is stopped');
    const [kept = ''] = readdirSync(join(chart.folder, 'failures'));
    const page = readFileSync(join(chart.folder, 'failures', kept, 'screen.html'), 'utf8');
    expect(page, 'with the sheet that is seen first').toContain('.first-paint');
    expect(chart.output).toContain(`npm run paths -- replay ${chart.failures[0]?.token}`);
    expect(screen.failures[0]).toMatchObject({
      journey: 'autopay',
      step: 'the merchant: withdrawal.dismissed',
      chart: { state: 'submittingWithdrawal' },
      shrunk: 3,
    });
    expect(screen.failures[0]?.calls.map(({ port }) => port)).toContain('updateAutopayMandate');

    // As in the guide (docs/paths.md): replayed by its name, and without a failure when the mutant is not seeded.
    expect(readFileSync('docs/paths.md', 'utf8')).toContain(`replay ${kept} --plant chart\n`);
    const again = await paths(['replay', kept, '--plant', 'chart'], chart.folder);
    expect(again.output).toContain(
      '   4. updateAutopayMandate answers: not stopped. FAILED: in withdrawn, CANCELLED was expected, but ACTIVE was found -> withdrawn\n',
    );
    const pictures = ['00.png', '01.png', '02.png', '03.png', '04.png'];
    expect(readdirSync(join(chart.folder, 'replay'))).toEqual(pictures);
    const [withoutMutant, shorter] = await Promise.all([
      paths(['replay', kept], chart.folder),
      paths(['shrink', withDetour(chart.failures[0]?.token ?? ''), '--plant', 'chart']),
    ]);
    expect(withoutMutant.output).toContain('   4. updateAutopayMandate answers: not stopped -> withdrawal\n');
    expect(shorter.output).toContain('shrunk from 7 steps to 4');
    expect([again.code, withoutMutant.code, shorter.code]).toEqual([1, 0, 1]);
  },
  300_000,
);

/** The same path with a detour: the dialog is dismissed once. */
function withDetour(token: string): string {
  const { moves, ...path } = decodePath(token);
  const [read, opened] = moves;
  if (read === undefined || opened === undefined) throw new Error('The path is too short for a detour.');
  const label = 'withdrawal.dismissed';
  const dismissed = { label, move: { kind: 'person', event: { type: label } } } as const;
  return encodeWritten({ ...path, moves: [read, opened, dismissed, ...moves] });
}
