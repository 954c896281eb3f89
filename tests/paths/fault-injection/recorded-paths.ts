/**
 * Recorded paths: the steps of walks that passed (recorded-paths.jsonl, one line per path). Together they cover everything that
 * walks have reached in Chromium, from each entry URL, as each persona that fits; `npm run paths -- record` records more.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** One step of a recorded path. */
export interface RecordedPathStep {
  /** Text of the action (screen-actions.ts or elsewhere.ts), normalised: without figures and dates. */
  readonly actionText: string;
  readonly isElsewhere: boolean;
}

export interface RecordedPath {
  readonly journey: string;
  /** Number of the entrance in entrances.ts. */
  readonly entrance: number;
  readonly persona: string;
  readonly steps: readonly RecordedPathStep[];
  /** The screen at which it ends: `autopay/mandateActive`, or `elsewhere/page` on an external page. */
  readonly end: string;
}

export const RECORDED_PATHS_FILE = new URL('./recorded-paths.jsonl', import.meta.url);

export const recordedPaths: readonly RecordedPath[] = readFileSync(RECORDED_PATHS_FILE, 'utf8')
  .split('\n')
  .filter(Boolean)
  // SAFETY: only record-paths.ts writes it; recorded-paths.test.ts checks it.
  .map((line) => JSON.parse(line) as RecordedPath);

/** Name of a path: a hash of its steps. */
export function nameOf({ journey, entrance, persona, steps }: RecordedPath): string {
  const text = [journey, entrance, persona, ...steps.map(({ actionText }) => actionText)].join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 7);
}

const byName = new Map(recordedPaths.map((path) => [nameOf(path), path]));

/** @throws for an unknown path */
export function recordedPathNamed(name: string): RecordedPath {
  const path = byName.get(name);
  if (path === undefined) throw new Error(`There is no recorded path "${name}" any more.`);
  return path;
}

/** Whether no recorded path of this journey has this step. @param actionText normalised */
export function isNotRecordedIn(journey: string): (actionText: string) => boolean {
  const steps = recordedPaths.filter((path) => path.journey === journey).flatMap((path) => path.steps);
  const recorded = new Set(steps.map(({ actionText }) => actionText));
  return (actionText) => !recorded.has(actionText);
}

const MONTHS =
  /\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/g;
const DAYS =
  /\b(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?|today|tomorrow|yesterday)\b/gi;

/** Replaces figures, months and days of a text, so that it is the same on any day. */
export function normalizeText(text: string): string {
  return text
    .replaceAll(MONTHS, 'month')
    .replaceAll(DAYS, 'day')
    .replaceAll(/\d[\d,.]*/g, '0')
    .replaceAll(/\b(?:am|pm)\b/gi, 'am');
}
