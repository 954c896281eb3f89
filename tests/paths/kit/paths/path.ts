/** Paths: concrete walks over a journey that can be described, serialised and replayed. Must run without Node: a browser replays them too. */
import type { StatePath, Step } from 'xstate/graph';
import type { JourneyLogic, Offer, Position } from '../model/journey-logic';
import { describeMove, eventOf, type Move } from '../model/moves';

/**
 * A path as `xstate/graph` makes it: its first step (`xstate.init`) is the position before the start, the second one is the start, and each
 * further one an offer and the position that it led to. The position of a step is exact: none that `abstract` treats as equal.
 */
export type Path = StatePath<Position, Offer>;

export type PathStep = Step<Position, Offer>;

/** A serialisable path: its moves without the positions that they led to. */
export interface WrittenPath {
  readonly machine: string;
  readonly start: string;
  readonly moves: readonly WrittenMove[];
}

export type WrittenMove = Pick<Offer, 'label' | 'move'>;

/** The steps of a path from its start on, the start included. */
export function stepsFromStart(path: Pick<Path, 'steps'>): readonly PathStep[] {
  return path.steps.slice(1);
}

/** The steps of a path after its start. */
export function stepsAfterStart(path: Pick<Path, 'steps'>): readonly PathStep[] {
  return path.steps.slice(2);
}

/** The labels of the steps after the start. */
export function labelsOf(path: Pick<Path, 'steps'>): readonly string[] {
  return stepsAfterStart(path).map(({ event }) => event.label);
}

/** The start of a path. @throws when the path is empty */
export function startOf(path: Pick<Path, 'steps'>): { readonly name: string; readonly position: Position } {
  const step = path.steps[1];
  if (step?.event.move.kind !== 'start') throw new Error('The path has no start.');
  return { name: step.event.move.name, position: step.state };
}

/** The path without the steps after this one: 0 is its start. */
export function pathUpTo(path: Path, index: number): Path {
  const steps = path.steps.slice(0, index + 2);
  return { state: steps.at(-1)?.state ?? path.state, steps, weight: steps.length - 1 };
}

/** Id of the chart of a path. */
export function machineIdOf({ state }: Pick<Path, 'state'>): string {
  return state.snapshot.machine.id;
}

/** A path under construction, with its current position. */
export class Walk {
  readonly #logic: JourneyLogic;
  readonly #steps: PathStep[];
  #position: Position;

  /** @param start name of a start */
  constructor(logic: JourneyLogic, start: string) {
    this.#logic = logic;
    this.#position = logic.getInitialSnapshot();
    const init: Offer = { type: 'xstate.init', label: '', move: { kind: 'start', name: '' } };
    this.#steps = [{ event: init, state: this.#position }];
    const offers = logic.offers(this.#position);
    const startMove: Move = { kind: 'start', name: start };
    this.take(
      offers.find(({ label }) => label === describeMove(startMove)) ??
        offerOf({ label: describeMove(startMove), move: startMove }),
    );
  }

  get position(): Position {
    return this.#position;
  }

  /** Number of steps after the start. */
  get length(): number {
    return this.#steps.length - 2;
  }

  /** Takes one step. The caller must have checked that it is legal. */
  take(offer: Offer): Position {
    this.#position = this.#logic.transition(this.#position, offer);
    this.#steps.push({ event: offer, state: this.#position });
    return this.#position;
  }

  path(): Path {
    const steps = [...this.#steps];
    walkedSteps.add(steps);
    return { state: this.#position, steps, weight: steps.length - 1 };
  }
}

const walkedSteps = new WeakSet<readonly PathStep[]>();

/**
 * The path with its own positions. Core keeps one position for each node of the graph, with the transitions of the last edge that leads to
 * it, so a path that core found in the graph is walked again.
 */
export function walkedPath(logic: JourneyLogic, path: Path): Path {
  return walkedSteps.has(path.steps) ? path : pathOfLabels(logic, startOf(path).name, labelsOf(path));
}

/** The serialisable form of a path. */
export function writtenPathOf(path: Path): WrittenPath {
  return {
    machine: machineIdOf(path),
    start: startOf(path).name,
    moves: stepsAfterStart(path).map(({ event: { label, move } }) => ({ label, move })),
  };
}

/** An offer of a written move. */
export function offerOf({ label, move }: WrittenMove): Offer {
  return { type: eventOf(move).type, label, move };
}

/** The path of these offers from a start; undefined when the chart does not allow one of them. */
export function pathOfOffers(logic: JourneyLogic, start: string, offers: readonly Offer[]): Path | undefined {
  const walk = new Walk(logic, start);
  for (const offer of offers) {
    if (!logic.isLegal(walk.position, offer.move)) return undefined;
    walk.take(offer);
  }
  return walk.path();
}

/**
 * The path of the offers with these labels. A path that core finds in the graph is walked again in this way: its positions are those that
 * `abstract` treats as equal, not its own.
 * @throws when a position does not offer a label, because `abstract` leaves out something that decides
 */
export function pathOfLabels(logic: JourneyLogic, start: string, labels: readonly string[]): Path {
  const walk = new Walk(logic, start);
  for (const label of labels) {
    const offer = logic.offers(walk.position).find((candidate) => candidate.label === label);
    if (offer === undefined) throw new Error(abstractProblem(logic, label));
    walk.take(offer);
  }
  return walk.path();
}

/**
 * Positions that count as equal do not lead to equal ones: the context decides, and `abstract` does not show it.
 * @param changed keys of the context in which the positions differ, when known
 */
export function abstractProblem(
  { machine, hasAbstract }: JourneyLogic,
  label: string,
  changed: readonly string[] = [],
): string {
  const differing = changed.length === 0 ? '' : ` What differs: ${changed.join(', ')}.`;
  return hasAbstract
    ? `abstract(context) of "${machine.id}" hides what decides "${label}": let it show more of the context.${differing}`
    : `The context of "${machine.id}" decides where "${label}" leads: add \`abstract: (context) => …\` to createTestModel, with what decides.${differing}`;
}

/** A written path that the current chart does not allow; the message names the step and the moves that are allowed there. */
export class StalePath extends Error {
  override readonly name = 'StalePath';
}

/**
 * Walks a written path over the current chart.
 * @throws StalePath when it belongs to another journey, its start is gone, or one of its steps is not allowed any more
 */
export function walkWritten(logic: JourneyLogic, { machine, start, moves }: WrittenPath): Path {
  const { id } = logic.machine;
  if (machine !== id) throw new StalePath(`This path is of "${machine}", not of "${id}".`);
  if (!logic.starts.some(({ name }) => name === start))
    throw new StalePath(`The chart "${id}" no longer allows this path: it has no start "${start}".`);
  const walk = new Walk(logic, start);
  for (const [index, written] of moves.entries()) {
    if (!logic.isLegal(walk.position, written.move))
      throw new StalePath(staleStep(logic, written, index, moves.length, walk.position));
    walk.take(offerOf(written));
  }
  return walk.path();
}

function staleStep(
  logic: JourneyLogic,
  { label }: WrittenMove,
  index: number,
  count: number,
  position: Position,
): string {
  const takes = logic
    .offers(position)
    .map((offer) => offer.label)
    .join(', ');
  return (
    `The chart "${logic.machine.id}" no longer allows this path: step ${index + 1} of ${count}, "${label}", can't happen in ` +
    `${JSON.stringify(position.snapshot.value)}. There it takes: ${takes || 'nothing'}.`
  );
}

/** One line: where it starts, what happens, where it ends. */
export function describePath(path: Path): string {
  const steps = labelsOf(path);
  const end = JSON.stringify(path.state.snapshot.value).replaceAll('"', '');
  return `${startOf(path).name}: ${steps.length === 0 ? '(start)' : steps.join(' > ')} => ${end}`;
}
