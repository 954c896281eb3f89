/** Walks recorded by the inspector: files of `tests/paths/recorded/`, or one in `PATHS_RECORDED`, base64url-encoded. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RecordedStep, RecordedWalk } from '../kit/generators/recorded';

const FOLDER = join(import.meta.dirname, '../recorded');

export interface RecordedTest {
  /** File name, or `PATHS_RECORDED`. */
  readonly name: string;
  /** @throws an error with the name, when the walk is damaged */
  readonly read: () => RecordedWalk;
}

/** The name that the inspector gives to the file of a walk: the journey and the time. */
const FILE_NAME = /^(.+)-\d{4}-\d{2}-\d{2}-\d{4}\.json$/;

/**
 * The recorded walks of one chart. A damaged file is one of the chart that its name says, so that it fails a test of that chart alone.
 * @param encodedWalk another walk, base64url; none if empty
 */
export function recordedWalks(
  journey: string,
  folder = FOLDER,
  encodedWalk = process.env.PATHS_RECORDED ?? '',
): readonly RecordedTest[] {
  const fromFiles = recordedFiles(folder).map((file) => ({
    name: file,
    read: () => readWalk(readFileSync(join(folder, file), 'utf8'), file),
  }));
  const fromEnvironment =
    encodedWalk === ''
      ? []
      : [{ name: 'PATHS_RECORDED', read: () => readWalk(decodeBase64Url(encodedWalk), 'PATHS_RECORDED') }];
  return [...fromFiles, ...fromEnvironment].filter((test) => journeyOf(test) === journey);
}

/** The files of recorded walks. */
export function recordedFiles(folder = FOLDER): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
}

/** The journey of a walk; of a damaged one, the journey in its file name. */
function journeyOf({ name, read }: RecordedTest): string | undefined {
  try {
    return read().journey;
  } catch (error) {
    if (name === 'PATHS_RECORDED') throw error;
    return FILE_NAME.exec(name)?.[1];
  }
}

/** Parses a recorded walk. @throws an error with the file name, when the text is not a valid walk */
export function readWalk(text: string, name: string): RecordedWalk {
  const data = parsed(text);
  if (!isRecord(data) || data.format !== 'recorded-walk')
    throw new Error(`${name} is no walk that the inspector recorded.`);
  if (data.version !== 1) throw new Error(`${name} is of another version of the inspector.`);
  const { journey, from, steps } = data;
  if (typeof journey !== 'string' || !Array.isArray(steps) || !steps.every(isStep))
    throw new Error(`${name} is damaged.`);
  return { journey, from: from ?? null, steps };
}

function decodeBase64Url(encoded: string): string {
  return Buffer.from(encoded, 'base64url').toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isStep(step: unknown): step is RecordedStep {
  return (
    isRecord(step) &&
    typeof step.event === 'string' &&
    Array.isArray(step.transitions) &&
    step.transitions.every((id) => typeof id === 'string')
  );
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
