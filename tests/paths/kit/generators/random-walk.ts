/** Random walks: the same seed gives the same walk. */
import { graphOf, transitionsIn } from '../model/graph';
import type { JourneyLogic, Offer, Position } from '../model/journey-logic';
import { type Path, stepsAfterStart, stepsFromStart, Walk } from '../paths/path';
import type { JourneyPathGenerator } from './generator';
import { type Random, randomFrom } from './random';

export interface WalkOptions {
  readonly seed: number;
  /** A path ends after this many steps; 60 by default. */
  readonly maxSteps?: number;
  /** Weight of a step among those that are offered; equal by default (weights.ts). */
  readonly weigh?: (before: Position, after: Position) => number;
}

export interface RandomWalkOptions extends WalkOptions {
  /** Maximum number of steps in all. */
  readonly steps: number;
  /** Share of the transitions after which it ends, 0 to 1; only the number of steps ends it by default. */
  readonly until?: number;
}

/** Walks at random, until the steps are spent or the share of the transitions is taken; a path ends with its journey or at `maxSteps`. */
export function randomWalk({ steps, until, ...options }: RandomWalkOptions): JourneyPathGenerator {
  return (logic, { limit }) => {
    const goal =
      until === undefined ? Number.POSITIVE_INFINITY : transitionsIn(graphOf(logic, limit)).size * until;
    const taken = new Set<string>();
    const paths: Path[] = [];
    let remaining = steps;
    for (const path of walksFrom(logic, options, () => remaining)) {
      remaining -= Math.max(1, stepsAfterStart(path).length);
      paths.push(path);
      for (const { state } of stepsFromStart(path)) for (const id of state.transitions) taken.add(id);
      if (taken.size >= goal || remaining <= 0) break;
    }
    return paths;
  };
}

/** Endless sequence of walks, for a time budget. `maxNextSteps` gives the maximum number of steps of the next walk. */
export function* walksFrom(
  logic: JourneyLogic,
  { seed, maxSteps = 60, weigh }: WalkOptions,
  maxNextSteps: () => number = () => Number.POSITIVE_INFINITY,
): Generator<Path, never> {
  const random = randomFrom(seed);
  for (;;) {
    const start = random.pick(logic.starts);
    if (start === undefined) throw new Error(`"${logic.machine.id}" has no start.`);
    const walk = new Walk(logic, start.name);
    const maxLength = Math.min(maxNextSteps(), maxSteps);
    while (walk.length < maxLength) {
      const offer = pickOffer(logic, walk.position, random, weigh);
      if (offer === undefined) break;
      walk.take(withDrawnData(logic, walk.position, offer, random));
    }
    yield walk.path();
  }
}

function pickOffer(
  logic: JourneyLogic,
  position: Position,
  random: Random,
  weigh: WalkOptions['weigh'],
): Offer | undefined {
  const offers = logic.offers(position);
  if (weigh === undefined) return random.pick(offers);
  return random.pick(offers, (offer) => weigh(position, logic.transition(position, offer)));
}

/** Uses generated data where the sample has an arbitrary, half of the time: the fixed samples are walked too. */
function withDrawnData(logic: JourneyLogic, position: Position, offer: Offer, random: Random): Offer {
  if (offer.draw === undefined || random.next() < 0.5) return offer;
  for (let tries = 0; tries < 5; tries += 1) {
    const drawn = offer.draw(random.seed());
    if (logic.isLegal(position, drawn.move)) return drawn;
  }
  return offer;
}
