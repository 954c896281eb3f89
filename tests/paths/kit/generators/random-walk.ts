/** Random walks: the same seed gives the same walk. */
import type { AnyStateMachine } from 'xstate';
import type { Graph } from '../model/graph';
import type { Offer, Outcome, Position } from '../model/journey-logic';
import { type Random, randomFrom } from './random';
import { type Path, Walk } from '../paths/path';

export interface WalkOptions {
  /** A path ends after this many steps; 60 by default. */
  readonly maxSteps?: number;
  /** Weight of a move among those that are offered; equal by default (kit/weights.ts). */
  readonly weigh?: (before: Position, outcome: Outcome) => number;
}

export interface UntilOptions extends WalkOptions {
  /** Share of the transitions to take, 0 to 1. */
  readonly share: number;
  /** Maximum number of steps in all. */
  readonly budget: number;
}

/** Result of `walkUntil`. */
export interface WalkedUntil {
  readonly paths: readonly Path[];
  /** Taken transitions as a share of those in the graph, 0 to 1. */
  readonly share: number;
  readonly steps: number;
}

/** Walks at random for `steps` steps in all; a path ends with its journey or at `maxSteps`. */
export function randomWalk<M extends AnyStateMachine>(
  graph: Graph<M>,
  seed: number,
  steps: number,
  options: WalkOptions = {},
): Path[] {
  const paths: Path[] = [];
  let remaining = steps;
  for (const path of walksFrom(graph, seed, options, () => remaining)) {
    remaining -= Math.max(1, path.steps.length);
    paths.push(path);
    if (remaining <= 0) break;
  }
  return paths;
}

/** Walks at random until the share of the transitions in the graph is taken, or the budget is spent. */
export function walkUntil<M extends AnyStateMachine>(
  graph: Graph<M>,
  seed: number,
  { share, budget, ...options }: UntilOptions,
): WalkedUntil {
  const reachable = transitionsIn(graph);
  const goal = Math.ceil(reachable.size * share);
  const taken = new Set<string>();
  const paths: Path[] = [];
  let steps = 0;
  for (const path of walksFrom(graph, seed, options, () => budget - steps)) {
    steps += Math.max(1, path.steps.length);
    paths.push(path);
    for (const { transitions } of [path.first, ...path.steps]) for (const id of transitions) taken.add(id);
    if (taken.size >= goal || steps >= budget) break;
  }
  return { paths, steps, share: reachable.size === 0 ? 1 : taken.size / reachable.size };
}

/** Endless sequence of walks, for a time budget. `maxNextSteps` gives the maximum number of steps of the next walk. */
export function* walksFrom<M extends AnyStateMachine>(
  graph: Graph<M>,
  seed: number,
  { maxSteps = 60, weigh }: WalkOptions = {},
  maxNextSteps: () => number = () => Number.POSITIVE_INFINITY,
): Generator<Path, never> {
  const random = randomFrom(seed);
  for (;;) {
    const start = random.pick(graph.starts);
    if (start === undefined) throw new Error(`"${graph.model.machine.id}" has no start.`);
    const walk = new Walk(graph, start.name);
    const maxLength = Math.min(maxNextSteps(), maxSteps);
    while (walk.length < maxLength) {
      const offer = pickOffer(graph, walk.position, random, weigh);
      if (offer === undefined) break;
      walk.take(withDrawnData(graph, walk.position, offer, random));
    }
    yield walk.path();
  }
}

function pickOffer<M extends AnyStateMachine>(
  { model }: Graph<M>,
  position: Position,
  random: Random,
  weigh: WalkOptions['weigh'],
): Offer | undefined {
  const offers = model.offers(position);
  if (weigh === undefined) return random.pick(offers);
  return random.pick(offers, ({ move }) => weigh(position, model.apply(position, move)));
}

/** Uses generated data where the sample has an arbitrary, half of the time: the fixed samples are walked too. */
function withDrawnData<M extends AnyStateMachine>(
  { model }: Graph<M>,
  position: Position,
  offer: Offer,
  random: Random,
): Offer {
  if (offer.draw === undefined || random.next() < 0.5) return offer;
  for (let tries = 0; tries < 5; tries += 1) {
    const drawn = offer.draw(random.seed());
    if (model.isLegal(position, drawn.move)) return drawn;
  }
  return offer;
}

/** Every transition in the graph. */
export function transitionsIn<M extends AnyStateMachine>(graph: Graph<M>): Set<string> {
  const edges = [...graph.nodes.values()].flatMap((node) => node.edges);
  return new Set([...graph.starts, ...edges].flatMap(({ transitions }) => transitions));
}
