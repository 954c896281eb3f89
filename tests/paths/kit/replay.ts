/** Paths: concrete walks that can be told to a person, written into one line, and walked again. */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { AnyStateMachine, StateValue } from 'xstate';
import type { Graph } from './explore';
import type { Offer, Outcome, Position } from './model';
import { describeMove, type Move } from './moves';

export interface Stop {
  readonly value: StateValue;
  readonly status: string;
  readonly transitions: readonly string[];
  readonly states: readonly string[];
}

export interface PathStep extends Stop, Offer {
  /** Milliseconds that pass before this step. */
  readonly wait: number;
}

export interface Path {
  readonly machine: string;
  readonly start: string;
  readonly first: Stop;
  readonly steps: readonly PathStep[];
}

/** A path as it is written down: what happens, without what should come of it. */
export interface WrittenPath {
  readonly machine: string;
  readonly start: string;
  readonly moves: readonly Offer[];
}

/** A path under construction, and where it stands. */
export class Walk<M extends AnyStateMachine> {
  readonly #graph: Graph<M>;
  readonly #start: string;
  readonly #first: Stop;
  readonly #steps: PathStep[] = [];
  #position: Position;

  constructor(graph: Graph<M>, start: string) {
    const outcome = graph.model.begin(start);
    this.#graph = graph;
    this.#start = start;
    this.#first = stopOf(outcome);
    this.#position = outcome.position;
  }

  get position(): Position {
    return this.#position;
  }

  get length(): number {
    return this.#steps.length;
  }

  /** Takes one step; the caller has checked that it is legal. */
  take({ label, move }: Offer): Outcome {
    const outcome = this.#graph.model.apply(this.#position, move);
    this.#steps.push({ label, move, wait: outcome.wait, ...stopOf(outcome) });
    this.#position = outcome.position;
    return outcome;
  }

  path(): Path {
    const machine = this.#graph.model.machine.id;
    return { machine, start: this.#start, first: this.#first, steps: [...this.#steps] };
  }
}

/** Walks written moves through the model; undefined when one of them cannot happen. */
export function concretise<M extends AnyStateMachine>(
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

/** A written path that the chart of today can't walk: it names the step, and what the chart takes there instead. */
export class StalePath extends Error {
  override readonly name = 'StalePath';
}

/**
 * Makes a path again from its one-line form.
 * @throws StalePath when it is another journey's, its start is gone, or one of its steps can't happen any more
 */
export function replayPath<M extends AnyStateMachine>(graph: Graph<M>, code: string): Path {
  const { machine, start, moves } = decodePath(code);
  const { model } = graph;
  const { id } = model.machine;
  if (machine !== id) throw new StalePath(`This path is of "${machine}", not of "${id}".`);
  if (!model.starts.some(({ name }) => name === start))
    throw new StalePath(`The chart "${id}" no longer allows this path: it has no start "${start}".`);
  const walk = new Walk(graph, start);
  for (const [at, offer] of moves.entries()) {
    if (!model.isLegal(walk.position, offer.move))
      throw new StalePath(staleStep(id, offer, at, moves.length, walk.position, model.offers(walk.position)));
    walk.take(offer);
  }
  return walk.path();
}

function staleStep(
  id: string,
  { label }: Offer,
  at: number,
  all: number,
  { snapshot }: Position,
  offers: readonly Offer[],
): string {
  const takes = offers.map((one) => one.label).join(', ');
  return (
    `The chart "${id}" no longer allows this path: step ${at + 1} of ${all}, "${label}", can't happen in ` +
    `${JSON.stringify(snapshot.value)}. There it takes: ${takes || 'nothing'}.`
  );
}

/**
 * The paths a test file shall run: all of them, or, when `PATHS_REPLAY` is set, the one it names (none if it is
 * another journey's).
 */
export function pathsToRun<M extends AnyStateMachine>(
  graph: Graph<M>,
  paths: readonly Path[],
  code = process.env.PATHS_REPLAY,
): readonly Path[] {
  if (code === undefined || code === '') return paths;
  return decodePath(code).machine === graph.model.machine.id ? [replayPath(graph, code)] : [];
}

/** One line: where it starts, what happens, where it ends. */
export function describePath(path: Path): string {
  const end = JSON.stringify(path.steps.at(-1)?.value ?? path.first.value).replaceAll('"', '');
  const steps = path.steps.map((step) => step.label).join(' > ');
  return `${path.start}: ${steps === '' ? '(start)' : steps} => ${end}`;
}

/** A path as one base64url word, deflated. Errors, dates and undefined survive. */
export function encodePath(path: Path): string {
  const moves = path.steps.map(({ label, move }) => [label === describeMove(move) ? '' : label, pack(move)]);
  return deflateRawSync(JSON.stringify([path.machine, path.start, moves])).toString('base64url');
}

export function decodePath(code: string): WrittenPath {
  const parsed: unknown = JSON.parse(inflateRawSync(Buffer.from(code, 'base64url')).toString('utf8'));
  if (!Array.isArray(parsed) || !Array.isArray(parsed[2])) throw new Error('This is not a written path.');
  const moves = parsed[2].map((item: unknown): Offer => {
    if (!Array.isArray(item)) throw new Error('This is not a written path.');
    // SAFETY: encodePath wrote it; the model refuses moves that are not legal.
    const move = unpack(item[1]) as Move;
    return { label: String(item[0]) || describeMove(move), move };
  });
  return { machine: String(parsed[0]), start: String(parsed[1]), moves };
}

function stopOf({ position, transitions, states }: Outcome): Stop {
  return { value: position.snapshot.value, status: position.snapshot.status, transitions, states };
}

function pack(value: unknown): unknown {
  if (value === undefined) return { $: 'undefined' };
  if (value instanceof Date) return { $: 'date', at: value.getTime() };
  if (value instanceof Error) {
    return { $: 'error', name: value.name, message: value.message, more: pack({ ...value }) };
  }
  if (Array.isArray(value)) return value.map(pack);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pack(item)]));
}

function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack);
  if (typeof value !== 'object' || value === null) return value;
  if ('$' in value) {
    if (value.$ === 'undefined') return undefined;
    if (value.$ === 'date' && 'at' in value) return new Date(Number(value.at));
    if (value.$ === 'error') return unpackError(value);
  }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unpack(item)]));
}

function unpackError(value: object): Error {
  const error = new Error('message' in value ? String(value.message) : '');
  Object.assign(error, 'more' in value ? unpack(value.more) : {});
  if ('name' in value && value.name !== error.name)
    Object.defineProperty(error, 'name', { value: value.name });
  return error;
}
