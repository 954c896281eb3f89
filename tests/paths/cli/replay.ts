/** One path again, from the token that a failure names. */
import { existsSync } from 'node:fs';
import { readSpecToken } from '../kit/spec-token';
import { decodePath } from '../kit/token';
import { charts } from '../support/charts';
import type { Asked } from './arguments';
import { hasTest, runCrossings, runInChromium } from './chromium-run';
import { walkOf } from './kept-failures';
import { isNameOfFailure, tokenOf } from './named-failure';
import { replayHeld } from './replay-held';
import { UsageError } from './usage';

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
  // What only a layout shows is looked for where it is laid out.
  const levels = asked.levels ?? (walkOf(name) === 'layout' ? (['layout'] as const) : null);
  return replayHeld({ ...asked, levels }, heldPath(token), token, write);
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
  if (!hasTest(spec))
    throw new UsageError(`This token is stale: ${spec.file} has no test "${spec.title}" any more.`);
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
      `"${shortened(token)}" is no token. A failure tells its own: copy it whole. Names are in reports/paths/failures.`,
    );
  }
}

/** Enough of a token to know it by. */
function shortened(token: string): string {
  return token.length <= 40 ? token : `${token.slice(0, 24)}… (${token.length} characters)`;
}
