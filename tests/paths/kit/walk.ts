/** Random walks that are the same for the same seed. */
import type { AnyStateMachine } from 'xstate';
import type { Graph } from './explore';
import type { Offer, Outcome, Position } from './model';
import { type Random, randomFrom } from './random';
import { type Path, Walk } from './replay';

export interface WalkOptions {
  /** A path ends after this many steps; 60 unless told. */
  readonly maxSteps?: number;
  /** How likely a move is beside the others that are offered; all alike unless told (kit/weights.ts). */
  readonly weigh?: (at: Position, to: Outcome) => number;
}

export interface UntilOptions extends WalkOptions {
  /** Share of the transitions that shall be taken, 0 to 1. */
  readonly share: number;
  /** Most steps in all. */
  readonly budget: number;
}

/** What a walk until a share was taken came to. */
export interface WalkedUntil {
  readonly paths: readonly Path[];
  /** Share of the transitions that can be taken on the map and were, 0 to 1. */
  readonly share: number;
  readonly steps: number;
}

/** Walks at random for `steps` steps in all; each path runs until its journey ends or is long enough. */
export function randomWalk<M extends AnyStateMachine>(
  graph: Graph<M>,
  seed: number,
  steps: number,
  options: WalkOptions = {},
): Path[] {
  const paths: Path[] = [];
  let left = steps;
  for (const path of walksFrom(graph, seed, options, () => left)) {
    left -= Math.max(1, path.steps.length);
    paths.push(path);
    if (left <= 0) break;
  }
  return paths;
}

/** Walks at random until so many of the transitions that can be taken were taken, or the budget is spent. */
export function walkUntil<M extends AnyStateMachine>(
  graph: Graph<M>,
  seed: number,
  { share, budget, ...options }: UntilOptions,
): WalkedUntil {
  const feasible = transitionsIn(graph);
  const goal = Math.ceil(feasible.size * share);
  const taken = new Set<string>();
  const paths: Path[] = [];
  let steps = 0;
  for (const path of walksFrom(graph, seed, options, () => budget - steps)) {
    steps += Math.max(1, path.steps.length);
    paths.push(path);
    for (const { transitions } of [path.first, ...path.steps]) for (const id of transitions) taken.add(id);
    if (taken.size >= goal || steps >= budget) break;
  }
  return { paths, steps, share: feasible.size === 0 ? 1 : taken.size / feasible.size };
}

/** Walk after walk, without an end: for a budget of time. `left` tells how many steps the next walk may have. */
export function* walksFrom<M extends AnyStateMachine>(
  graph: Graph<M>,
  seed: number,
  { maxSteps = 60, weigh }: WalkOptions = {},
  left: () => number = () => Number.POSITIVE_INFINITY,
): Generator<Path, never> {
  const random = randomFrom(seed);
  for (;;) {
    const start = random.pick(graph.starts);
    if (start === undefined) throw new Error(`"${graph.model.machine.id}" has no start.`);
    const walk = new Walk(graph, start.name);
    const most = Math.min(left(), maxSteps);
    while (walk.length < most) {
      const offer = pickOffer(graph, walk.position, random, weigh);
      if (offer === undefined) break;
      walk.take(withDrawnData(graph, walk.position, offer, random));
    }
    yield walk.path();
  }
}

function pickOffer<M extends AnyStateMachine>(
  { model }: Graph<M>,
  at: Position,
  random: Random,
  weigh: WalkOptions['weigh'],
): Offer | undefined {
  const offers = model.offers(at);
  if (weigh === undefined) return random.pick(offers);
  return random.pick(offers, ({ move }) => weigh(at, model.apply(at, move)));
}

/** Data drawn where the sample has an arbitrary: every other time, so that the fixed samples are walked too. */
function withDrawnData<M extends AnyStateMachine>(
  { model }: Graph<M>,
  at: Position,
  offer: Offer,
  random: Random,
): Offer {
  if (offer.draw === undefined || random.next() < 0.5) return offer;
  for (let tries = 0; tries < 5; tries += 1) {
    const drawn = offer.draw(random.seed());
    if (model.isLegal(at, drawn.move)) return drawn;
  }
  return offer;
}

/** Every transition that the samples take anywhere on the map. */
export function transitionsIn<M extends AnyStateMachine>(graph: Graph<M>): Set<string> {
  const edges = [...graph.places.values()].flatMap((place) => place.edges);
  return new Set([...graph.starts, ...edges].flatMap(({ transitions }) => transitions));
}
