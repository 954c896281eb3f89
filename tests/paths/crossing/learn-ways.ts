/** Which of the walks that nothing broke are kept as known ways: few, and together they take all that any of them took. */
import { type KnownWay, nameOf, plainWords } from './known-ways';

/** A step as it was made, and what it met: the screen after it, and what a person made the charts do. */
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
 * The known ways, and of new walks the beginnings that meet what none did before; the most at once first. Whoever has no
 * way from an entry URL gets one, be it nothing new.
 */
export function waysOf(walks: readonly MadeWalk[]): readonly KnownWay[] {
  const met = new Set<string>();
  const left = new Set(walks.filter(({ made }) => made.length > 0));
  const ways: KnownWay[] = [];
  const take = (walk: MadeWalk, length: number) => {
    left.delete(walk);
    for (const item of itemsOf(walk, length)) met.add(item);
    ways.push(wayOf(walk, length));
  };
  for (;;) {
    const best = [...left]
      .map((walk) => ({ walk, gain: itemsOf(walk, walk.made.length).filter((one) => !met.has(one)).length }))
      .reduce((most, one) => (one.gain > most.gain ? one : most), { walk: walks[0], gain: 0 });
    if (best.gain === 0 || best.walk === undefined) break;
    take(best.walk, lengthThatMeets(best.walk, met));
  }
  for (const walk of left)
    if (!ways.some((way) => whoOf(way) === whoOf(walk))) take(walk, Math.min(walk.made.length, FEW));
  return inOrder(ways);
}

/** As they stand in the file: by journey, entry URL and merchant. */
export function inOrder(ways: readonly KnownWay[]): readonly KnownWay[] {
  return ways.toSorted((a, b) => compare(whoOf(a), whoOf(b)) || compare(nameOf(a), nameOf(b)));
}

/** Where no journey is on the screen: a page of others, such as a bank's. */
const NO_SCREEN = '/';
const ELSEWHERE = 'elsewhere/page';

/** Steps of a way that meets nothing new. */
const FEW = 4;

/** Up to the last step that meets something new: neither in another walk, nor before in this one. */
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

/** What a walk meets in its first steps: the same thing in another journey is another. */
function itemsOf({ journey, made }: MadeWalk, length: number): readonly string[] {
  return [...new Set(made.slice(0, length).flatMap(({ met }) => met.map((one) => `${journey} ${one}`)))];
}

function wayOf({ journey, entrance, persona, made }: MadeWalk, length: number): KnownWay {
  const steps = made
    .slice(0, length)
    .map(({ told, isElsewhere }) => ({ told: plainWords(told), isElsewhere }));
  const place = made[length - 1]?.place ?? '';
  return { journey, entrance, persona, steps, end: place === NO_SCREEN ? ELSEWHERE : place };
}

function whoOf({ journey, entrance, persona }: Pick<KnownWay, 'journey' | 'entrance' | 'persona'>): string {
  return `${journey}/${entrance}/${persona}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
