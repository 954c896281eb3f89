import { groupBy } from '../../group-by';
import { hasOwnPages, type Run, type RunEnd, runEnds } from '../runs';
import type { Shapes } from '../shapes';
import { sum } from '../sum';
import { createCountTable } from './count-table';
import { createNames } from './names';

/** Runs of a journey by the journey that was before or after it in their visit. */
export interface AdjacentJourney {
  /** Null where the visit had none. */
  readonly journey: string | null;
  readonly runs: number;
  /** How the later one of both ended; all zero where there is none. */
  readonly ended: Readonly<Record<RunEnd, number>>;
}

/** The journeys before and after one. */
export interface AdjacentJourneys {
  readonly before: readonly AdjacentJourney[];
  readonly after: readonly AdjacentJourney[];
}

/** A pair of journeys, one after the other; one of both is null at the start and at the end of a visit. */
interface Pair {
  readonly before: string | null;
  readonly after: string | null;
  /** How the later one ended. */
  readonly end: RunEnd | null;
  readonly count: number;
}

/** Counts which journeys follow each other, of those with pages of their own: the others run inside one. */
export function createAdjacentJourneys(shapes: Shapes) {
  /** By both journeys and how the later one ended. */
  const counts = createCountTable();
  const names = createNames();
  const pairs = (isChosen: (group: number) => boolean): readonly Pair[] => {
    const found: Pair[] = [];
    counts.forEach((group, id, count) => {
      if (!isChosen(group)) return;
      const [before = '', after = '', end = ''] = names.nameOf(id).split('\0');
      found.push({
        before: before === '' ? null : before,
        after: after === '' ? null : after,
        end: end === '' ? null : (runEnds[Number(end)] ?? null),
        count,
      });
    });
    return found;
  };
  return {
    /** @param runs of one visit, in order of their start */
    add(group: number, runs: readonly Run[]): void {
      const shown = runs.filter(({ journey }) => hasOwnPages(journey, shapes));
      if (shown.length === 0) return;
      for (const [index, after] of [...shown, null].entries()) {
        const before = shown[index - 1];
        const end = after === null ? '' : runEnds.indexOf(after.end);
        counts.add(group, names.idOf([before?.journey ?? '', after?.journey ?? '', end].join('\0')), 1);
      }
    },
    /** The journeys that came before one, the most frequent first. */
    before(journey: string, isChosen: (group: number) => boolean): readonly AdjacentJourney[] {
      const leading = pairs(isChosen).filter(({ after }) => after === journey);
      return byJourney(leading, ({ before }) => before);
    },
    /** The journeys that came after one, the most frequent first. */
    after(journey: string, isChosen: (group: number) => boolean): readonly AdjacentJourney[] {
      const following = pairs(isChosen).filter(({ before }) => before === journey);
      return byJourney(following, ({ after }) => after);
    },
  };
}

function byJourney(
  pairs: readonly Pair[],
  journeyOf: (pair: Pair) => string | null,
): readonly AdjacentJourney[] {
  return [...groupBy(pairs, journeyOf)]
    .map(([journey, same]) => {
      const endedIn = (end: RunEnd) => sum(same, (pair) => (pair.end === end ? pair.count : 0));
      return {
        journey,
        runs: sum(same, ({ count }) => count),
        ended: {
          finished: endedIn('finished'),
          back: endedIn('back'),
          stopped: endedIn('stopped'),
          left: endedIn('left'),
          open: endedIn('open'),
        },
      };
    })
    .sort((a, b) => b.runs - a.runs || ((a.journey ?? '') < (b.journey ?? '') ? -1 : 1));
}
