/** Replays a path with stubbed ports: checked in a DOM, and played on its real screens in a browser. */
import { existsSync } from 'node:fs';
import { hasScreens } from '../harness/open-page';
import type { WrittenPath } from '../kit/paths/path';
import type { Level, PathsCommand } from './arguments';
import { unreproducibleReason } from './failures/named-failure';
import { NARROW } from './layout-run';
import { PHONE, playInBrowser, takePictures } from './playback';
import { runStubbed } from './stubbed-run';
import { foldersOf, isAllWell, summaryOf } from './summary';
import { UsageError } from './usage';

/** Maximum number of runs of `shrink`. */
const MAX_SHRINK_RUNS = 400;

type Write = (text: string) => void;

/**
 * @returns the exit code: 0 when it passes on every requested level
 * @throws UsageError when it passes on levels that do not have the check by which it failed
 */
export async function replayStubbed(
  options: PathsCommand,
  path: WrittenPath,
  token: string,
  write: Write,
): Promise<number> {
  const { machine, moves } = path;
  const file = `tests/paths/${machine}.test.tsx`;
  if (!existsSync(file)) throw new UsageError(`This path is of "${machine}", which has no ${file} any more.`);
  const isShrinking = options.command === 'shrink';
  const levels = levelsOf(options, file, machine);
  write(`${machine}: ${moves.length} steps${isShrinking ? ', shrinking' : ''}`);
  const stubbed = levels.filter((level) => level === 'chart' || level === 'screens');
  const gathered =
    stubbed.length === 0
      ? null
      : await runStubbed({
          files: [file],
          plan: { ...options.plan, levels: stubbed, shrink: isShrinking ? MAX_SHRINK_RUNS : 0 },
          workers: 1,
          isWatching: false,
          replay: token,
          write: () => {},
          ended: () => {},
          interrupted: () => write('Interrupted.'),
        });
  if (gathered !== null) {
    await takePictures(foldersOf(gathered));
    const stale = gathered.reports.find((report) => report.stale !== undefined)?.stale;
    if (stale !== undefined) throw new UsageError(`This token is stale. ${stale}`);
  }
  const problems = isShrinking ? [] : await playPath(options, levels, path, file, write);
  if (gathered === null) {
    write(problems.length === 0 ? '\nPassed.' : `\nFAILED: ${problems.join('; ')}`);
    return problems.length === 0 ? 0 : 1;
  }
  const hasPassed = isAllWell(gathered);
  const reason = unreproducibleReason(options.names[0] ?? '', levels);
  if (hasPassed && reason !== null) throw new UsageError(reason);
  write(`\n${summaryOf(gathered)}`);
  if (hasPassed && problems.length > 0) write(`It fails only in Chromium: ${problems.join('; ')}`);
  return hasPassed && problems.length === 0 ? 0 : 1;
}

/** The levels to replay on. @throws UsageError for a level on which a path with stubbed ports cannot be walked */
function levelsOf({ levels, command }: PathsCommand, file: string, machine: string): readonly Level[] {
  const requested = levels ?? ['screens'];
  if (requested.some((level) => level === 'browser' || level === 'phone'))
    throw new UsageError(
      'This token is of a path with stubbed ports: it is walked on --level chart, screens or layout.',
    );
  if (!requested.includes('layout')) return requested;
  if (command === 'shrink')
    throw new UsageError('Failures of --level layout are shrunk in the run that finds them: use `replay`.');
  if (!hasScreens(file)) throw new UsageError(`"${machine}" has no screens of its own for --level layout.`);
  return requested;
}

/** Problems in the browser; for a chart without screens the steps are only printed. */
async function playPath(
  { isHeaded, slow: pause, plan }: PathsCommand,
  levels: readonly Level[],
  path: WrittenPath,
  file: string,
  write: Write,
): Promise<readonly string[]> {
  const isLaidOut = levels.includes('layout');
  if (!isLaidOut && !levels.includes('screens')) return [];
  if (!hasScreens(file)) {
    for (const [index, { label }] of path.moves.entries())
      write(`  ${String(index + 1).padStart(2)}. ${label}`);
    return [];
  }
  const phone = isLaidOut ? NARROW : PHONE;
  const { stale, problems } = await playInBrowser({
    path,
    file,
    plant: plan.plant ?? null,
    phone,
    isHeaded,
    pause,
    write,
  });
  if (stale !== null) throw new UsageError(`This token is stale. ${stale}`);
  return problems;
}
