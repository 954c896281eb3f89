/** A path with held ports again: judged in a DOM, and played on its real screens in a browser. */
import { existsSync } from 'node:fs';

import type { WrittenPath } from '../kit/replay';
import { hasScreens } from '../stage/open';
import type { Asked, Level } from './arguments';
import { PHONE, showFilm, takePictures } from './film';
import { runHeld } from './held-run';
import { NARROW } from './layout-run';
import { foldersOf, isAllWell, summaryOf } from './summary';
import { UsageError } from './usage';

/** Runs that `shrink` may make. */
const MOST_RUNS = 400;

type Write = (text: string) => void;

/** @returns the exit code: 0 when it is walked without a failure, on every level that was asked for */
export async function replayHeld(
  asked: Asked,
  path: WrittenPath,
  token: string,
  write: Write,
): Promise<number> {
  const { machine, moves } = path;
  const file = `tests/paths/${machine}.test.tsx`;
  if (!existsSync(file)) throw new UsageError(`This path is of "${machine}", which has no ${file} any more.`);
  const isShrinking = asked.command === 'shrink';
  const levels = levelsOf(asked, file, machine);
  write(`${machine}: ${moves.length} steps${isShrinking ? ', to be made shorter' : ''}`);
  const held = levels.filter((level) => level === 'chart' || level === 'screens');
  const gathered =
    held.length === 0
      ? null
      : await runHeld({
          files: [file],
          plan: { ...asked.plan, levels: held, shrink: isShrinking ? MOST_RUNS : 0 },
          workers: 1,
          isWatching: false,
          replay: token,
          write: () => {},
          ended: () => {},
          interrupted: () => write('Interrupted.'),
        });
  if (gathered !== null) {
    await takePictures(foldersOf(gathered));
    const stale = gathered.reports.find((one) => one.stale !== undefined)?.stale;
    if (stale !== undefined) throw new UsageError(`This token is stale. ${stale}`);
  }
  const problems = isShrinking ? [] : await film(asked, levels, path, file, write);
  if (gathered === null) {
    write(problems.length === 0 ? '\nAll well.' : `\nFAILED: ${problems.join('; ')}`);
    return problems.length === 0 ? 0 : 1;
  }
  write(`\n${summaryOf(gathered)}`);
  const isWell = isAllWell(gathered);
  if (isWell && problems.length > 0) write(`It fails in Chromium alone: ${problems.join('; ')}`);
  return isWell && problems.length === 0 ? 0 : 1;
}

/** @throws UsageError for a level that such a path is not walked on */
function levelsOf({ levels, command }: Asked, file: string, machine: string): readonly Level[] {
  const asked = levels ?? ['screens'];
  if (asked.some((level) => level === 'browser' || level === 'phone'))
    throw new UsageError(
      'This token is of a path with held ports: it is walked on --level chart, screens or layout.',
    );
  if (!asked.includes('layout')) return asked;
  if (command === 'shrink')
    throw new UsageError('What --level layout finds is shrunk when it is found: `replay` shows it.');
  if (!hasScreens(file)) throw new UsageError(`"${machine}" has no screens of its own to be laid out.`);
  return asked;
}

/** What went wrong in the browser; what has no screens is told alone. */
async function film(
  { isHeaded, slow: pause, plan }: Asked,
  levels: readonly Level[],
  path: WrittenPath,
  file: string,
  write: Write,
): Promise<readonly string[]> {
  const isLaidOut = levels.includes('layout');
  if (!isLaidOut && !levels.includes('screens')) return [];
  if (!hasScreens(file)) {
    for (const [at, { label }] of path.moves.entries()) write(`  ${String(at + 1).padStart(2)}. ${label}`);
    return [];
  }
  const phone = isLaidOut ? NARROW : PHONE;
  const { stale, problems } = await showFilm({
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
