/** Replays one path from the token of a failure. */
import { existsSync } from 'node:fs';

import { readToken } from '../fault-injection/plan';
import { replayWalk, shrinkToken } from '../fault-injection/walks/run-walks';
import { readSpecToken } from '../kit/paths/spec-token';
import { decodePath } from '../kit/paths/token';
import { charts } from '../support/charts';
import { type PathsCommand, walkTimeOf } from './arguments';
import { hasTest, runInChromium } from './chromium-run';
import { isNameOfFailure, isWalkToken, tokenOf } from './failures/named-failure';
import { sourceOf } from './failures/stored-failures';
import { replayStubbed } from './replay-stubbed';
import { UsageError } from './usage';

/**
 * Replays a path, or shrinks it.
 * @returns the exit code: 0 when the path passes, 1 when it fails
 * @throws UsageError when the token is damaged, or of a path that the current chart does not allow
 */
export async function replay(options: PathsCommand, write: (text: string) => void): Promise<number> {
  const [name] = options.names;
  if (name === undefined)
    throw new UsageError(
      `\`npm run paths -- ${options.command} <name or token>\`: the report of a failure has its token.`,
    );
  const token = tokenOf(name);
  if (token.startsWith('chromium.')) return replaySpec(options, token, write);
  if (isWalkToken(token)) return replayFaultInjection(options, token, write);
  // Failures of `--level layout` are replayed with layout.
  const levels = options.levels ?? (sourceOf(name) === 'layout' ? (['layout'] as const) : null);
  return replayStubbed({ ...options, levels }, stubbedPath(token), token, write);
}

function replaySpec(options: PathsCommand, token: string, write: (text: string) => void): number {
  if (options.command === 'shrink')
    throw new UsageError('A test in Chromium can be replayed, but not shrunk: its steps are fixed.');
  if (options.levels?.some((level) => level !== 'browser') === true)
    throw new UsageError('This token is of a test in Chromium: it is walked on --level browser.');
  const spec = readSpecToken(token);
  if (spec === null) throw new UsageError(`"${shortened(token)}" is no token: it names no test.`);
  if (!existsSync(spec.file)) throw new UsageError(`This token is stale: there is no ${spec.file} any more.`);
  if (!hasTest(spec))
    throw new UsageError(`This token is stale: ${spec.file} has no test "${spec.title}" any more.`);
  const { isBuilding, isHeaded, slow } = options;
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

/** @throws UsageError when it is not the token of a walk, or stale */
function replayFaultInjection(
  options: PathsCommand,
  token: string,
  write: (text: string) => void,
): number | Promise<number> {
  try {
    readToken(token);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const walkRun = { ...options, workers: 1, write };
  return options.command === 'shrink'
    ? shrinkToken(token, walkTimeOf(options), walkRun)
    : replayWalk(token, options.steps, walkRun);
}

function stubbedPath(token: string) {
  try {
    const path = decodePath(token);
    if (charts.some(({ id }) => id === path.machine)) return path;
    throw new UsageError(`This token is stale: there is no journey "${path.machine}" any more.`);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    if (isNameOfFailure(token))
      throw new UsageError(
        `There is no stored failure "${shortened(token)}": each \`run\` deletes the earlier ones. Its token still works.`,
      );
    throw new UsageError(
      `"${shortened(token)}" is no token. Copy it whole from the failure. Names are in reports/paths/failures.`,
    );
  }
}

/** The beginning of a token. */
function shortened(token: string): string {
  return token.length <= 40 ? token : `${token.slice(0, 24)}… (${token.length} characters)`;
}
