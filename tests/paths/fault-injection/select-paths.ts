/** Selects recorded paths from passed walks: a small set that together covers everything that any of them covered. */
import { nameOf, normalizeText, type RecordedPath } from './recorded-paths';

/** A step, the screen after it, and what it covered: screens, and transitions caused by a person. */
export interface WalkedStep {
  readonly actionText: string;
  readonly isElsewhere: boolean;
  readonly screen: string;
  readonly coveredItems: readonly string[];
}

export interface PassedWalk {
  readonly journey: string;
  readonly entrance: number;
  readonly persona: string;
  readonly walkedSteps: readonly WalkedStep[];
}

/**
 * Greedy: takes the walk that covers most new items, cut after its last new item, until nothing new is left. Each persona at
 * each entry URL gets at least one path, even if it covers nothing new.
 */
export function selectPaths(walks: readonly PassedWalk[]): readonly RecordedPath[] {
  const covered = new Set<string>();
  const remaining = new Set(walks.filter(({ walkedSteps }) => walkedSteps.length > 0));
  const paths: RecordedPath[] = [];
  const select = (walk: PassedWalk, length: number) => {
    remaining.delete(walk);
    for (const item of itemsOf(walk, length)) covered.add(item);
    paths.push(recordedPathOf(walk, length));
  };
  for (;;) {
    const best = [...remaining]
      .map((walk) => ({
        walk,
        gain: itemsOf(walk, walk.walkedSteps.length).filter((item) => !covered.has(item)).length,
      }))
      .reduce((bestSoFar, candidate) => (candidate.gain > bestSoFar.gain ? candidate : bestSoFar), {
        walk: walks[0],
        gain: 0,
      });
    if (best.gain === 0 || best.walk === undefined) break;
    select(best.walk, lengthToLastNew(best.walk, covered));
  }
  for (const walk of remaining)
    if (!paths.some((path) => personaAtEntrance(path) === personaAtEntrance(walk)))
      select(walk, Math.min(walk.walkedSteps.length, MAX_STEPS_WITHOUT_GAIN));
  return inOrder(paths);
}

/** Order in the file: by journey, entry URL and persona. */
export function inOrder(paths: readonly RecordedPath[]): readonly RecordedPath[] {
  return paths.toSorted(
    (a, b) => compare(personaAtEntrance(a), personaAtEntrance(b)) || compare(nameOf(a), nameOf(b)),
  );
}

/** Screen name of an external page, such as a bank's. */
const EXTERNAL_SCREEN_NAME = '/';
const EXTERNAL_PAGE_END = 'elsewhere/page';

/** Maximum number of steps of a path that covers nothing new. */
const MAX_STEPS_WITHOUT_GAIN = 4;

/** Number of steps up to the last one that covers something new. */
function lengthToLastNew({ journey, walkedSteps }: PassedWalk, covered: ReadonlySet<string>): number {
  const seen = new Set(covered);
  let length = 0;
  walkedSteps.forEach((step, index) => {
    const found = step.coveredItems.map((item) => `${journey} ${item}`).filter((item) => !seen.has(item));
    if (found.length > 0) length = index + 1;
    for (const item of found) seen.add(item);
  });
  return length;
}

/** Items that the first steps of a walk cover, by journey. */
function itemsOf({ journey, walkedSteps }: PassedWalk, length: number): readonly string[] {
  return [
    ...new Set(
      walkedSteps
        .slice(0, length)
        .flatMap(({ coveredItems }) => coveredItems.map((item) => `${journey} ${item}`)),
    ),
  ];
}

function recordedPathOf(
  { journey, entrance, persona, walkedSteps }: PassedWalk,
  length: number,
): RecordedPath {
  const steps = walkedSteps
    .slice(0, length)
    .map(({ actionText, isElsewhere }) => ({ actionText: normalizeText(actionText), isElsewhere }));
  const screen = walkedSteps[length - 1]?.screen ?? '';
  return {
    journey,
    entrance,
    persona,
    steps,
    end: screen === EXTERNAL_SCREEN_NAME ? EXTERNAL_PAGE_END : screen,
  };
}

function personaAtEntrance({
  journey,
  entrance,
  persona,
}: Pick<RecordedPath, 'journey' | 'entrance' | 'persona'>): string {
  return `${journey}/${entrance}/${persona}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
