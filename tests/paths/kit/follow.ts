/** Finds a concrete path that takes the branches of a recorded walk, in its order; the samples give the data. */
import type { AnyStateMachine } from 'xstate';
import type { Graph } from './explore';
import { allNodes, isInert, transitionId, transitionsOf } from './internals';
import type { Offer, Position } from './model';
import { type Path, Walk } from './replay';

/** What one event did: the branches that it took. */
export interface WalkedStep {
  readonly event: string;
  readonly transitions: readonly string[];
}

/** A walk over one chart: branches, no data. The inspector writes it (`src/inspector/live/recorded-walk.ts`). */
export interface Walked {
  /** Id of the chart. */
  readonly journey: string;
  /** The state value that it is known from; null when its first step is the start of the chart. */
  readonly from: unknown;
  readonly steps: readonly WalkedStep[];
}

/** No path of the samples takes the walk. */
export class CannotFollow extends Error {
  /** Number of the step that nothing takes, the first is 1. */
  readonly step: number;

  constructor(reason: string, step: number) {
    super(reason);
    this.name = 'CannotFollow';
    this.step = step;
  }
}

/** A place on the way: so many steps of the walk are taken. */
interface Node {
  readonly position: Position;
  readonly taken: number;
  /** The walk is known from a state on; until there, any way will do. */
  readonly isBefore: boolean;
  readonly start: string;
  readonly by: Offer | null;
  readonly from: Node | null;
}

/** More places than this are no search but a loop that the samples' `abstract` does not close. */
const MOST_PLACES = 20_000;

/**
 * The shortest path of the samples that takes the walk's branches, all of them, in its order.
 * @throws CannotFollow with the step that no sample takes, or the branch that the chart no longer has
 */
export function follow<M extends AnyStateMachine>(graph: Graph<M>, walked: Walked): Path {
  const { model } = graph;
  if (walked.journey !== model.machine.id)
    throw new CannotFollow(`This walk is of "${walked.journey}", not of "${model.machine.id}".`, 0);
  const matters = branchesThatMatter(model.machine, walked);
  const kept = walked.steps
    .map((step, index) => ({
      ...step,
      no: index + 1,
      transitions: step.transitions.filter((id) => matters.has(id)),
    }))
    .filter(({ transitions, event }) => transitions.length > 0 || event === 'xstate.init');
  const isNext = (taken: number, transitions: readonly string[]) =>
    kept[taken]?.transitions.join('\n') === transitions.filter((id) => matters.has(id)).join('\n');

  const seen = new Set<string>();
  const queue: Node[] = [];
  let furthest: Node | null = null;
  const add = (node: Node): void => {
    const key = `${node.taken} ${node.isBefore} ${node.position.key}`;
    if (seen.has(key)) return;
    seen.add(key);
    queue.push(node);
    if (
      furthest === null ||
      (node.taken >= furthest.taken && furthest.isBefore) ||
      node.taken > furthest.taken
    )
      furthest = node;
    if (node.isBefore && JSON.stringify(node.position.snapshot.value) === JSON.stringify(walked.from))
      add({ ...node, isBefore: false });
  };

  for (const { name } of model.starts) {
    const { position, transitions } = model.begin(name);
    const node = { position, start: name, by: null, from: null };
    if (walked.from !== null) add({ ...node, taken: 0, isBefore: true });
    else if (isNext(0, transitions)) add({ ...node, taken: 1, isBefore: false });
  }
  for (let node = queue.shift(); node !== undefined && seen.size < MOST_PLACES; node = queue.shift()) {
    if (!node.isBefore && node.taken === kept.length) return pathTo(graph, node);
    for (const offer of model.offers(node.position)) {
      const { position, transitions } = model.apply(node.position, offer.move);
      const next = { position, start: node.start, by: offer, from: node };
      if (node.isBefore) add({ ...next, taken: 0, isBefore: true });
      else if (isNext(node.taken, transitions)) add({ ...next, taken: node.taken + 1, isBefore: false });
    }
  }
  throw stuck(graph, walked, kept, furthest);
}

/** Branches that do something: an event that is ignored on purpose is no step of a path. */
function branchesThatMatter(machine: AnyStateMachine, { steps }: Walked): ReadonlySet<string> {
  const all = allNodes(machine).flatMap(transitionsOf);
  const known = new Set(all.map(transitionId));
  for (const [index, { event, transitions }] of steps.entries())
    for (const id of transitions)
      if (!known.has(id))
        throw new CannotFollow(
          `Step ${index + 1} (${event}) takes ${id}: the chart "${machine.id}" has no such branch any more.`,
          index + 1,
        );
  return new Set(all.filter((transition) => !isInert(transition)).map(transitionId));
}

function pathTo<M extends AnyStateMachine>(graph: Graph<M>, end: Node): Path {
  const offers: Offer[] = [];
  for (let node: Node | null = end; node !== null; node = node.from)
    if (node.by !== null) offers.unshift(node.by);
  const walk = new Walk(graph, end.start);
  for (const offer of offers) walk.take(offer);
  return walk.path();
}

function stuck<M extends AnyStateMachine>(
  { model }: Graph<M>,
  { from }: Walked,
  kept: readonly (WalkedStep & { readonly no: number })[],
  at: Node | null,
): CannotFollow {
  const wanted = kept[at?.taken ?? 0];
  const what =
    wanted === undefined
      ? ''
      : `Step ${wanted.no} (${wanted.event}: ${wanted.transitions.join(', ') || 'none'})`;
  if (at === null)
    return new CannotFollow(`${what}: no start of "${model.machine.id}" takes it.`, wanted?.no ?? 0);
  if (at.isBefore)
    return new CannotFollow(
      `No path of the samples comes to ${JSON.stringify(from)}, from where the walk is known.`,
      0,
    );
  const labels = model.offers(at.position).map(({ label }) => label);
  const where = JSON.stringify(at.position.snapshot.value);
  return new CannotFollow(
    `${what}: no sample takes it in ${where}. The samples have there: ${labels.join(' | ') || 'nothing'}.`,
    wanted?.no ?? 0,
  );
}
