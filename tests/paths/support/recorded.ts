/** Walks that the inspector recorded, for the path tests: files of `tests/paths/recorded/`, or base64url in `PATHS_RECORDED`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RecordedStep, RecordedWalk } from '../kit/follow';

const FOLDER = join(import.meta.dirname, '../recorded');

export interface RecordedTest {
  /** File name, or `PATHS_RECORDED`. */
  readonly name: string;
  readonly walked: RecordedWalk;
}

/** The recorded walks of one chart. */
export function recordedWalks(
  journey: string,
  folder = FOLDER,
  word = process.env.PATHS_RECORDED ?? '',
): readonly RecordedTest[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const all = files.map((file) => ({
    name: file,
    walked: readWalk(readFileSync(join(folder, file), 'utf8'), file),
  }));
  const told =
    word === '' ? [] : [{ name: 'PATHS_RECORDED', walked: readWalk(textOf(word), 'PATHS_RECORDED') }];
  return [...all, ...told].filter(({ walked }) => walked.journey === journey);
}

/** Reads a walk. @throws with the name of the file that is not a valid one */
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

function textOf(word: string): string {
  return Buffer.from(word, 'base64url').toString('utf8');
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
