/** Selects recorded paths from passed walks: a small set that together covers everything that any of them covered. */
import { nameOf, normalizeText, type RecordedPath } from './recorded-paths';

/** A step, the screen after it, and what it covered: screens, and transitions caused by a person. */
export interface MadeStep {
  readonly told: string;
  readonly isElsewhere: boolean;
  readonly place: string;
  readonly met: readonly string[];
}

export interface MadeWalk {
  readonly journey: string;
  readonly entrance: number;
  readonly persona: string;
  readonly made: readonly MadeStep[];
}

/**
 * Greedy: takes the walk that covers most new items, cut after its last new item, until nothing new is left. Each persona at
 * each entry URL gets at least one path, even if it covers nothing new.
 */
export function selectPaths(walks: readonly MadeWalk[]): readonly RecordedPath[] {
  const met = new Set<string>();
  const left = new Set(walks.filter(({ made }) => made.length > 0));
  const paths: RecordedPath[] = [];
  const take = (walk: MadeWalk, length: number) => {
    left.delete(walk);
    for (const item of itemsOf(walk, length)) met.add(item);
    paths.push(recordedPathOf(walk, length));
  };
  for (;;) {
    const best = [...left]
      .map((walk) => ({ walk, gain: itemsOf(walk, walk.made.length).filter((one) => !met.has(one)).length }))
      .reduce((most, one) => (one.gain > most.gain ? one : most), { walk: walks[0], gain: 0 });
    if (best.gain === 0 || best.walk === undefined) break;
    take(best.walk, lengthThatMeets(best.walk, met));
  }
  for (const walk of left)
    if (!paths.some((path) => whoOf(path) === whoOf(walk))) take(walk, Math.min(walk.made.length, FEW));
  return inOrder(paths);
}

/** Order in the file: by journey, entry URL and persona. */
export function inOrder(paths: readonly RecordedPath[]): readonly RecordedPath[] {
  return paths.toSorted((a, b) => compare(whoOf(a), whoOf(b)) || compare(nameOf(a), nameOf(b)));
}

/** Screen name of an external page, such as a bank's. */
const NO_SCREEN = '/';
const ELSEWHERE = 'elsewhere/page';

/** Steps of a path that covers nothing new. */
const FEW = 4;

/** Number of steps up to the last one that covers something new. */
function lengthThatMeets({ journey, made }: MadeWalk, met: ReadonlySet<string>): number {
  const seen = new Set(met);
  let length = 0;
  made.forEach((step, at) => {
    const found = step.met.map((one) => `${journey} ${one}`).filter((one) => !seen.has(one));
    if (found.length > 0) length = at + 1;
    for (const one of found) seen.add(one);
  });
  return length;
}

/** Items that the first steps of a walk cover, by journey. */
function itemsOf({ journey, made }: MadeWalk, length: number): readonly string[] {
  return [...new Set(made.slice(0, length).flatMap(({ met }) => met.map((one) => `${journey} ${one}`)))];
}

function recordedPathOf({ journey, entrance, persona, made }: MadeWalk, length: number): RecordedPath {
  const steps = made
    .slice(0, length)
    .map(({ told, isElsewhere }) => ({ told: normalizeText(told), isElsewhere }));
  const place = made[length - 1]?.place ?? '';
  return { journey, entrance, persona, steps, end: place === NO_SCREEN ? ELSEWHERE : place };
}

function whoOf({
  journey,
  entrance,
  persona,
}: Pick<RecordedPath, 'journey' | 'entrance' | 'persona'>): string {
  return `${journey}/${entrance}/${persona}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
