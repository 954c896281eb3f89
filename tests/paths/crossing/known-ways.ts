/**
 * The ways that are known: walks that nothing broke, kept as the steps that somebody made (known-ways.jsonl, a line a way). Together they take
 * what merchants were ever seen to take in Chromium, from each entry URL, as each persona that fits; `run.ts --learn` finds more.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** One step of a known way. */
export interface KnownStep {
  /** In the words of offers.ts or elsewhere.ts, without what another day or another merchant says otherwise. */
  readonly told: string;
  readonly isElsewhere: boolean;
}

export interface KnownWay {
  readonly journey: string;
  /** Number of the entrance in who-fits.ts. */
  readonly entrance: number;
  readonly persona: string;
  readonly steps: readonly KnownStep[];
  /** The screen at which it ends: `autopay/mandateActive`, or `elsewhere/page` on a page of others. */
  readonly end: string;
}

export const WAYS_FILE = new URL('./known-ways.jsonl', import.meta.url);

export const knownWays: readonly KnownWay[] = readFileSync(WAYS_FILE, 'utf8')
  .split('\n')
  .filter(Boolean)
  // SAFETY: written by learn.ts alone; known-ways.test.ts holds that it is what it says.
  .map((line) => JSON.parse(line) as KnownWay);

/** The same way has the same name for as long as its steps are the same. */
export function nameOf({ journey, entrance, persona, steps }: KnownWay): string {
  const words = [journey, entrance, persona, ...steps.map(({ told }) => told)].join('\n');
  return createHash('sha256').update(words).digest('hex').slice(0, 7);
}

const byName = new Map(knownWays.map((way) => [nameOf(way), way]));

/** @throws for a way that is not known any more */
export function wayNamed(name: string): KnownWay {
  const way = byName.get(name);
  if (way === undefined) throw new Error(`No known way is called "${name}" any more.`);
  return way;
}

/** Whether no way through this journey is known on which somebody does this. @param told in plain words */
export function isUnknownIn(journey: string): (told: string) => boolean {
  const steps = knownWays.filter((way) => way.journey === journey).flatMap((way) => way.steps);
  const known = new Set(steps.map(({ told }) => told));
  return (told) => !known.has(told);
}

const MONTHS =
  /\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/g;
const DAYS =
  /\b(?:(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?|today|tomorrow|yesterday)\b/gi;

/** Words as they are on any day: figures, months and days are not told apart. */
export function plainWords(told: string): string {
  return told
    .replaceAll(MONTHS, 'month')
    .replaceAll(DAYS, 'day')
    .replaceAll(/\d[\d,.]*/g, '0')
    .replaceAll(/\b(?:am|pm)\b/gi, 'am');
}
