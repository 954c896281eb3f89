/** Walks recorded by the inspector: files of `tests/paths/recorded/`, or one in `PATHS_RECORDED`, base64url-encoded. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RecordedStep, RecordedWalk } from '../kit/generators/recorded';

const FOLDER = join(import.meta.dirname, '../recorded');

export interface RecordedTest {
  /** File name, or `PATHS_RECORDED`. */
  readonly name: string;
  readonly walk: RecordedWalk;
}

/** The recorded walks of one chart. @param encodedWalk another walk, base64url; none if empty */
export function recordedWalks(
  journey: string,
  folder = FOLDER,
  encodedWalk = process.env.PATHS_RECORDED ?? '',
): readonly RecordedTest[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const all = files.map((file) => ({
    name: file,
    walk: readWalk(readFileSync(join(folder, file), 'utf8'), file),
  }));
  const fromEnvironment =
    encodedWalk === ''
      ? []
      : [{ name: 'PATHS_RECORDED', walk: readWalk(decodeBase64Url(encodedWalk), 'PATHS_RECORDED') }];
  return [...all, ...fromEnvironment].filter(({ walk }) => walk.journey === journey);
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
