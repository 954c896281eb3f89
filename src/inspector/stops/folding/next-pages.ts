import { type Run, type RunEnd, runEnds } from '../runs';
import type { Shape } from '../shapes';
import { OTHER } from './folded-group';
import { createNames } from './names';

/**
 * What came next after a change: the first page that the run came to after the state that the change led to, or how the run ended
 * where it came to none. `(other)`: what a file of counts has merged.
 */
export type NextPage =
  | { readonly page: string; readonly end: null }
  | { readonly page: null; readonly end: RunEnd | typeof OTHER };

/**
 * What came next after each step of a run, in the order of the steps. The final state of a run that ended by going back is no page,
 * as in its path.
 */
export function nextPagesOf({ steps, end }: Run, { stages }: Shape): readonly NextPage[] {
  let next: NextPage = { page: null, end };
  const nexts: NextPage[] = [];
  for (const [index, { state }] of [...steps.entries()].reverse()) {
    nexts.push(next);
    const isLeftByBack = end === 'back' && index === steps.length - 1;
    if (stages.has(state) && !isLeftByBack) next = { page: state, end: null };
  }
  return nexts.reverse();
}

const ENDS: readonly (RunEnd | typeof OTHER)[] = [...runEnds, OTHER];

/** Numbers of what came next after a change, which has a number itself. */
export function createNextPageNames() {
  const pages = createNames();
  const names = createNames();
  return {
    idOf: (change: number, { page, end }: NextPage): number =>
      names.idOf(`${change},${page === null ? ENDS.indexOf(end) : ENDS.length + pages.idOf(page)}`),
    nameOf(id: number): { readonly change: number; readonly next: NextPage } {
      const [change = 0, code = 0] = names.nameOf(id).split(',').map(Number);
      const end = ENDS[code];
      const next: NextPage =
        end === undefined ? { page: pages.nameOf(code - ENDS.length), end: null } : { page: null, end };
      return { change, next };
    },
  };
}
