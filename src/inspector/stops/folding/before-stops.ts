import { type Run, runEnds } from '../runs';
import type { FoldedBeforeStop } from './folded-group';
import { createNames } from './names';

/** What runs did last before they ended in a state, without their number. */
export interface BeforeStopName extends Omit<FoldedBeforeStop, 'runs'> {
  readonly journey: string;
}

/** Changes that are kept before an end. */
const MAX_CHANGES = 3;

/** The last changes of a run, the newest last: at most three, and only those after the last that was not reported. */
export function lastChangesOf(steps: Run['steps']): FoldedBeforeStop['changes'] {
  const newest = steps.slice(-MAX_CHANGES).map(({ entry }) => entry);
  const gap = newest.lastIndexOf(null);
  return newest.slice(gap + 1).flatMap((entry) => (entry === null ? [] : [entry]));
}

/** Numbers of what runs did before they ended: kept as texts of numbers, since names come again and again. */
export function createBeforeStopNames() {
  const texts = createNames();
  const chains = createNames();
  return {
    idOf({ journey, state, end, changes }: BeforeStopName): number {
      const names = changes.flatMap(({ from, event }) => [from ?? '', event]);
      return chains.idOf([runEnds.indexOf(end), ...[journey, state, ...names].map(texts.idOf)].join());
    },
    nameOf(id: number): BeforeStopName {
      const [end = 0, ...ids] = chains.nameOf(id).split(',').map(Number);
      const [journey = '', state = '', ...names] = ids.map(texts.nameOf);
      const changes: FoldedBeforeStop['changes'][number][] = [];
      for (let index = 0; index + 1 < names.length; index += 2) {
        const from = names[index] ?? '';
        changes.push({ from: from === '' ? null : from, event: names[index + 1] ?? '' });
      }
      return { journey, state, end: runEnds[end] === 'left' ? 'left' : 'stopped', changes };
    },
  };
}
