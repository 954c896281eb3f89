/** Finds a concrete path that takes the branches of a recorded walk, in order; the samples provide the data. */
import type { AnyStateMachine } from 'xstate';
import type { Graph } from './explore';
import { allNodes, isInert, transitionId, transitionsOf } from './internals';
import type { Offer, Position } from './model';
import { type Path, Walk } from './replay';

/** One event and the branches that it took. */
export interface RecordedStep {
  readonly event: string;
  readonly transitions: readonly string[];
}

/** A walk over one chart: branches without data. The inspector writes it (`src/inspector/live/recorded-walk.ts`). */
export interface RecordedWalk {
  /** Id of the chart. */
  readonly journey: string;
  /** State value at which the recording begins; null when its first step is the start of the chart. */
  readonly from: unknown;
  readonly steps: readonly RecordedStep[];
}

/** The samples have no path that takes the walk. */
export class CannotFollow extends Error {
  /** Number of the step that no sample takes; the first is 1. */
  readonly step: number;

  constructor(reason: string, step: number) {
    super(reason);
    this.name = 'CannotFollow';
    this.step = step;
  }
}

/** A node of the search: a position, and the number of steps of the walk that are taken. */
interface SearchNode {
  readonly position: Position;
  readonly taken: number;
  /** The recording begins at a state; the path to that state is free. */
  readonly isBefore: boolean;
  readonly start: string;
  readonly by: Offer | null;
  readonly from: SearchNode | null;
}

/** Limit of the search: more nodes mean a loop that `abstract` of the samples does not close. */
const MAX_NODES = 20_000;

/**
 * The shortest path of the samples that takes all branches of the walk, in order.
 * @throws CannotFollow with the step that no sample takes, or the branch that the chart no longer has
 */
export function follow<M extends AnyStateMachine>(graph: Graph<M>, walked: RecordedWalk): Path {
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
  const queue: SearchNode[] = [];
  let furthest: SearchNode | null = null;
  const add = (node: SearchNode): void => {
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
  for (let node = queue.shift(); node !== undefined && seen.size < MAX_NODES; node = queue.shift()) {
    if (!node.isBefore && node.taken === kept.length) return pathTo(graph, node);
    for (const offer of model.offers(node.position)) {
      const { position, transitions } = model.apply(node.position, offer.move);
      const next = { position, start: node.start, by: offer, from: node };
      if (node.isBefore) add({ ...next, taken: 0, isBefore: true });
      else if (isNext(node.taken, transitions)) add({ ...next, taken: node.taken + 1, isBefore: false });
    }
  }
  throw cannotFollow(graph, walked, kept, furthest);
}

/** Branches that do something: an event that is ignored on purpose is not a step. */
function branchesThatMatter(machine: AnyStateMachine, { steps }: RecordedWalk): ReadonlySet<string> {
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

function pathTo<M extends AnyStateMachine>(graph: Graph<M>, end: SearchNode): Path {
  const offers: Offer[] = [];
  for (let node: SearchNode | null = end; node !== null; node = node.from)
    if (node.by !== null) offers.unshift(node.by);
  const walk = new Walk(graph, end.start);
  for (const offer of offers) walk.take(offer);
  return walk.path();
}

function cannotFollow<M extends AnyStateMachine>(
  { model }: Graph<M>,
  { from }: RecordedWalk,
  kept: readonly (RecordedStep & { readonly no: number })[],
  at: SearchNode | null,
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
      `No path of the samples comes to ${JSON.stringify(from)}, where the recorded walk begins.`,
      0,
    );
  const labels = model.offers(at.position).map(({ label }) => label);
  const where = JSON.stringify(at.position.snapshot.value);
  return new CannotFollow(
    `${what}: no sample takes it in ${where}. The samples have there: ${labels.join(' | ') || 'nothing'}.`,
    wanted?.no ?? 0,
  );
}
