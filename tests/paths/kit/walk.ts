/** Random walks that are the same for the same seed. */
import type { AnyStateMachine } from 'xstate';
import type { Graph } from './explore';
import { type Path, Walk } from './replay';

export interface WalkOptions {
  /** A path ends after this many steps; 60 unless told. */
  readonly maxSteps?: number;
}

/** Walks at random for `steps` steps in all; each path runs until its journey ends or is long enough. */
export function randomWalk<M extends AnyStateMachine>(
  graph: Graph<M>,
  seed: number,
  steps: number,
  { maxSteps = 60 }: WalkOptions = {},
): Path[] {
  const random = generator(seed);
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  const paths: Path[] = [];
  for (let left = steps; left > 0; ) {
    const start = pick(graph.starts);
    if (start === undefined) throw new Error(`"${graph.model.machine.id}" has no start.`);
    const walk = new Walk(graph, start.name);
    while (left > walk.length && walk.length < maxSteps) {
      const offer = pick(graph.model.offers(walk.position));
      if (offer === undefined) break;
      walk.take(offer);
    }
    left -= Math.max(1, walk.length);
    paths.push(walk.path());
  }
  return paths;
}

/** mulberry32: small, fast, the same everywhere. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
