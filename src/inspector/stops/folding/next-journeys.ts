import { groupBy } from '../../group-by';
import { hasOwnPages, type Run, type RunEnd, runEnds } from '../runs';
import type { Shapes } from '../shapes';
import { sum } from '../sum';
import { createCountTable } from './count-table';
import { createNames } from './names';

/** Runs of a journey by the journey that their visit went on with. */
export interface NextJourney {
  /** Null where the visit had no other journey after it. */
  readonly journey: string | null;
  readonly runs: number;
  /** How the next journey ended; all zero where there is none. */
  readonly ended: Readonly<Record<RunEnd, number>>;
}

/** Counts which journey came after each, of those with pages of their own: the others run inside one. */
export function createNextJourneys(shapes: Shapes) {
  /** By journey, next journey and how that one ended. */
  const counts = createCountTable();
  const names = createNames();
  return {
    /** @param runs of one visit, in order of their start */
    add(group: number, runs: readonly Run[]): void {
      const shown = runs.filter(({ journey }) => hasOwnPages(journey, shapes));
      for (const [index, { journey }] of shown.entries()) {
        const next = shown[index + 1];
        const end = next === undefined ? '' : runEnds.indexOf(next.end);
        counts.add(group, names.idOf([journey, next?.journey ?? '', end].join('\0')), 1);
      }
    },
    /** The journeys that came after one, the most frequent first. */
    after(journey: string, isChosen: (group: number) => boolean): readonly NextJourney[] {
      const rows: { next: string; end: RunEnd | undefined; count: number }[] = [];
      counts.forEach((group, id, count) => {
        const [from = '', next = '', end = ''] = names.nameOf(id).split('\0');
        if (from === journey && isChosen(group))
          rows.push({ next, end: end === '' ? undefined : runEnds[Number(end)], count });
      });
      return [...groupBy(rows, ({ next }) => next)]
        .map(([next, same]) => {
          const endedIn = (end: RunEnd) => sum(same, (row) => (row.end === end ? row.count : 0));
          return {
            journey: next === '' ? null : next,
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
    },
  };
}
