/** Paths: concrete walks that can be described, serialised and replayed. Must run without Node: a browser replays them too. */
import type { AnyStateMachine, StateValue } from 'xstate';
import type { Graph } from '../model/graph';
import type { Offer, Outcome, Position } from '../model/journey-logic';

export interface PathState {
  readonly value: StateValue;
  readonly status: string;
  readonly transitions: readonly string[];
  readonly states: readonly string[];
}

export interface PathStep extends PathState, Offer {
  /** Milliseconds that pass before this step. */
  readonly wait: number;
}

export interface Path {
  readonly machine: string;
  readonly start: string;
  readonly first: PathState;
  readonly steps: readonly PathStep[];
}

/** A serialisable path: its moves without the expected outcomes. */
export interface WrittenPath {
  readonly machine: string;
  readonly start: string;
  readonly moves: readonly Offer[];
}

/** A path under construction, with its current position. */
export class Walk<M extends AnyStateMachine> {
  readonly #graph: Graph<M>;
  readonly #start: string;
  readonly #first: PathState;
  readonly #steps: PathStep[] = [];
  #position: Position;

  constructor(graph: Graph<M>, start: string) {
    const outcome = graph.model.begin(start);
    this.#graph = graph;
    this.#start = start;
    this.#first = pathStateOf(outcome);
    this.#position = outcome.position;
  }

  get position(): Position {
    return this.#position;
  }

  get length(): number {
    return this.#steps.length;
  }

  /** Takes one step. The caller must have checked that it is legal. */
  take({ label, move }: Offer): Outcome {
    const outcome = this.#graph.model.apply(this.#position, move);
    this.#steps.push({ label, move, wait: outcome.wait, ...pathStateOf(outcome) });
    this.#position = outcome.position;
    return outcome;
  }

  path(): Path {
    const machine = this.#graph.model.machine.id;
    return { machine, start: this.#start, first: this.#first, steps: [...this.#steps] };
  }
}

/** The serialisable form of a path. */
export function writtenPathOf({ machine, start, steps }: Path): WrittenPath {
  return { machine, start, moves: steps.map(({ label, move }) => ({ label, move })) };
}

/** The path of these moves from a start; undefined when the chart does not allow one of them. */
export function pathOfMoves<M extends AnyStateMachine>(
  graph: Graph<M>,
  start: string,
  moves: readonly Offer[],
): Path | undefined {
  const walk = new Walk(graph, start);
  for (const offer of moves) {
    if (!graph.model.isLegal(walk.position, offer.move)) return undefined;
    walk.take(offer);
  }
  return walk.path();
}

/** A written path that the current chart does not allow; the message names the step and the moves that are allowed there. */
export class StalePath extends Error {
  override readonly name = 'StalePath';
}

/**
 * Walks a written path over the current chart.
 * @throws StalePath when it belongs to another journey, its start is gone, or one of its steps is not allowed any more
 */
export function walkWritten<M extends AnyStateMachine>(
  graph: Graph<M>,
  { machine, start, moves }: WrittenPath,
): Path {
  const { model } = graph;
  const { id } = model.machine;
  if (machine !== id) throw new StalePath(`This path is of "${machine}", not of "${id}".`);
  if (!model.starts.some(({ name }) => name === start))
    throw new StalePath(`The chart "${id}" no longer allows this path: it has no start "${start}".`);
  const walk = new Walk(graph, start);
  for (const [index, offer] of moves.entries()) {
    if (!model.isLegal(walk.position, offer.move))
      throw new StalePath(
        staleStep(id, offer, index, moves.length, walk.position, model.offers(walk.position)),
      );
    walk.take(offer);
  }
  return walk.path();
}

function staleStep(
  id: string,
  { label }: Offer,
  index: number,
  count: number,
  { snapshot }: Position,
  offers: readonly Offer[],
): string {
  const takes = offers.map((offer) => offer.label).join(', ');
  return (
    `The chart "${id}" no longer allows this path: step ${index + 1} of ${count}, "${label}", can't happen in ` +
    `${JSON.stringify(snapshot.value)}. There it takes: ${takes || 'nothing'}.`
  );
}

/** One line: where it starts, what happens, where it ends. */
export function describePath(path: Path): string {
  const end = JSON.stringify(path.steps.at(-1)?.value ?? path.first.value).replaceAll('"', '');
  const steps = path.steps.map((step) => step.label).join(' > ');
  return `${path.start}: ${steps === '' ? '(start)' : steps} => ${end}`;
}

function pathStateOf({ position, transitions, states }: Outcome): PathState {
  return { value: position.snapshot.value, status: position.snapshot.status, transitions, states };
}
