/** The command line finds, shrinks and names a bug that is known: as a person would use it, in a process of its own. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import type { FailureRecord } from '../kit/failure-record';
import { decodePath, encodeWritten } from '../kit/token';

interface Run {
  readonly code: number;
  readonly said: string;
  readonly failures: readonly FailureRecord[];
  readonly folder: string;
}

/** Runs `npm run paths -- <args>`. @param folder of its reports; one of its own unless told */
function paths(args: readonly string[], folder = mkdtempSync(join(tmpdir(), 'paths-'))): Promise<Run> {
  const { VITEST: _, ...rest } = process.env;
  const env = { ...rest, PATHS_REPORTS: folder, PATHS_REPLAY: '' };
  return new Promise((resolve) => {
    execFile('npx', ['tsx', 'tests/paths/cli/main.ts', ...args], { env }, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : 0;
      const summary = join(folder, 'run.json');
      const { failures } = existsSync(summary) ? JSON.parse(readFileSync(summary, 'utf8')) : { failures: [] };
      resolve({ code, said: stdout + stderr, failures, folder });
    });
  });
}

/** A walk that is long enough to meet either bug by chance. */
const WALK = ['run', 'autopay', '--level', 'screens', '--until', '100%', '--budget', '150', '--seed', '13'];

it('finds a bug of a chart and one of a screen, shrinks them, names the step, and ends with 1', async () => {
  const [chart, screen] = await Promise.all([
    paths([...WALK, '--plant', 'chart']),
    paths([...WALK, '--plant', 'screen']),
  ]);
  expect([chart.code, screen.code]).toEqual([1, 1]);
  expect(chart.failures[0]).toMatchObject({
    journey: 'autopay',
    step: 'updateAutopayMandate answers: not stopped',
    position: { state: 'withdrawn' },
    shrunk: 4,
  });
  expect(chart.failures[0]?.reason).toContain("expected 'ACTIVE' to be 'CANCELLED'");
  expect(chart.failures[0]?.screen).toContain('Autopay is stopped');
  const [kept = ''] = readdirSync(join(chart.folder, 'failures'));
  const page = readFileSync(join(chart.folder, 'failures', kept, 'screen.html'), 'utf8');
  expect(page, 'with the sheet that is seen first').toContain('.first-paint');
  expect(chart.said).toContain(`npm run paths -- replay ${chart.failures[0]?.token}`);
  expect(screen.failures[0]).toMatchObject({
    journey: 'autopay',
    step: 'the merchant: withdrawal.dismissed',
    position: { state: 'submittingWithdrawal' },
    shrunk: 3,
  });
  expect(screen.failures[0]?.calls.map(({ port }) => port)).toContain('updateAutopayMandate');

  // As the guide goes on (docs/paths.md): seen again by its name, and walked without a failure where nobody planted it.
  expect(readFileSync('docs/paths.md', 'utf8')).toContain(`replay ${kept} --plant chart\n`);
  const again = await paths(['replay', kept, '--plant', 'chart'], chart.folder);
  expect(again.said).toContain(
    '   4. updateAutopayMandate answers: not stopped. FAILED: in withdrawn, CANCELLED was expected, and there stood ACTIVE -> withdrawn\n',
  );
  const pictures = ['00.png', '01.png', '02.png', '03.png', '04.png'];
  expect(readdirSync(join(chart.folder, 'replay'))).toEqual(pictures);
  const [mended, shorter] = await Promise.all([
    paths(['replay', kept], chart.folder),
    paths(['shrink', withDetour(chart.failures[0]?.token ?? ''), '--plant', 'chart']),
  ]);
  expect(mended.said).toContain('   4. updateAutopayMandate answers: not stopped -> withdrawal\n');
  expect(shorter.said).toContain('shrunk from 7 steps to 4');
  expect([again.code, mended.code, shorter.code]).toEqual([1, 0, 1]);
}, 300_000);

/** The same path, by a merchant who changed their mind once. */
function withDetour(token: string): string {
  const { moves, ...path } = decodePath(token);
  const [read, opened] = moves;
  if (read === undefined || opened === undefined) throw new Error('The path is too short for a detour.');
  const label = 'withdrawal.dismissed';
  const dismissed = { label, move: { kind: 'person', event: { type: label } } } as const;
  return encodeWritten({ ...path, moves: [read, opened, dismissed, ...moves] });
}
