/** One path again, from the token that a failure names. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { decodePath } from '../kit/replay';
import { reportsFolder } from '../kit/reports-folder';
import { readSpecToken } from '../kit/spec-token';
import { charts } from '../support/charts';
import type { Asked } from './arguments';
import { runCrossings, runInChromium } from './chromium-run';
import { showFilm, takePictures } from './film';
import { runHeld } from './held-run';
import { isNameOfFailure, tokenOf } from './named-failure';
import { foldersOf, isAllWell, summaryOf } from './summary';
import { UsageError } from './usage';

/** Runs that `shrink` may make. */
const MOST_RUNS = 400;

/**
 * Replays a path, or shrinks it.
 * @returns the exit code: 0 when the path is walked without a failure, 1 when it fails, 2 when it can't be walked any more
 */
export async function replay(asked: Asked, write: (text: string) => void): Promise<number> {
  const [name] = asked.names;
  if (name === undefined)
    throw new UsageError(`\`npm run paths -- ${asked.command} <name or token>\`: a failure names its token.`);
  const token = tokenOf(name);
  if (token.startsWith('chromium.')) return replaySpec(asked, token, write);
  if (token.includes('.')) {
    const how = [...(asked.isHeaded ? ['--headed'] : []), ...(asked.isBuilding ? [] : ['--no-build'])];
    return runCrossings([`--${asked.command}`, token, ...how], asked.slow);
  }
  const { machine, moves } = heldPath(token);
  const file = `tests/paths/${machine}.test.tsx`;
  if (!existsSync(file)) throw new UsageError(`This path is of "${machine}", which has no ${file} any more.`);
  const levels = (asked.levels ?? ['screens']).filter((level) => level === 'chart' || level === 'screens');
  if (levels.length < (asked.levels?.length ?? 1))
    throw new UsageError(
      'This token is of a path with held ports: it is walked on --level chart or screens.',
    );
  const isShrinking = asked.command === 'shrink';
  const isFilmed = !isShrinking && levels.includes('screens');
  // Where it leaves its screens for the film.
  const film = join(reportsFolder(), 'film.json');
  write(`${machine}: ${moves.length} steps${isShrinking ? ', to be made shorter' : ''}`);
  const gathered = await runHeld({
    files: [file],
    plan: { ...asked.plan, levels, shrink: isShrinking ? MOST_RUNS : 0, ...(isFilmed ? { film } : {}) },
    workers: 1,
    isWatching: false,
    replay: token,
    write: () => {},
    ended: () => {},
    interrupted: () => write('Interrupted.'),
  });
  await takePictures(foldersOf(gathered));
  const stale = gathered.reports.find((one) => one.stale !== undefined)?.stale;
  if (stale !== undefined) throw new UsageError(`This token is stale. ${stale}`);
  if (isFilmed) await showFilm(film, { isHeaded: asked.isHeaded, pause: asked.slow, write });
  write(`\n${summaryOf(gathered)}`);
  return isAllWell(gathered) ? 0 : 1;
}

function replaySpec(asked: Asked, token: string, write: (text: string) => void): number {
  if (asked.command === 'shrink')
    throw new UsageError(
      'A test in Chromium can be replayed; its steps are written by hand, and are not shrunk.',
    );
  if (asked.levels?.some((level) => level !== 'browser') === true)
    throw new UsageError('This token is of a test in Chromium: it is walked on --level browser.');
  const spec = readSpecToken(token);
  if (spec === null)
    throw new UsageError(`"${shortened(token)}" is no token: it does not say which test it is.`);
  if (!existsSync(spec.file)) throw new UsageError(`This token is stale: there is no ${spec.file} any more.`);
  const { isBuilding, isHeaded, slow } = asked;
  return runInChromium({
    specs: [spec.file],
    title: spec.title,
    workers: 1,
    isBuilding,
    isHeaded,
    slow,
    write,
  });
}

function heldPath(token: string) {
  try {
    const path = decodePath(token);
    if (charts.some(({ id }) => id === path.machine)) return path;
    throw new UsageError(`This token is stale: there is no journey "${path.machine}" any more.`);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (isNameOfFailure(token))
      throw new UsageError(
        `No failure is kept as "${shortened(token)}": each \`run\` forgets those before it. Its token still works.`,
      );
    throw new UsageError(
      `"${shortened(token)}" is no token. A failure names its own, to be copied whole, and a name that is kept here.`,
    );
  }
}

/** Enough of a token to know it by. */
function shortened(token: string): string {
  return token.length <= 40 ? token : `${token.slice(0, 24)}… (${token.length} characters)`;
}
