/** Finds a concrete path that takes the branches of a recorded walk, in order; the samples provide the data. */
import type { AnyStateMachine } from 'xstate';
import { allNodes, isInert, transitionId, transitionsOf } from '../model/internals';
import type { JourneyLogic, Offer, Position } from '../model/journey-logic';
import { type Path, Walk } from '../paths/path';
import type { JourneyPathGenerator } from './generator';

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

/** A node of the search: a position, and how many steps of the recorded walk have been taken. */
interface SearchNode {
  readonly position: Position;
  readonly taken: number;
  /** Whether this node is on the way to the state at which the recording begins; any steps may lead there. */
  readonly isBeforeRecording: boolean;
  readonly start: string;
  readonly offer: Offer | null;
  readonly previous: SearchNode | null;
}

/** Maximum number of nodes of the search. More mean a loop that `abstract` of the samples does not close. */
const MAX_NODES = 20_000;

/** One path: the shortest of the samples that takes all branches of the recorded walk, in order (`follow`). */
export function recorded(walk: RecordedWalk): JourneyPathGenerator {
  return (logic) => [follow(logic, walk)];
}

/**
 * The shortest path of the samples that takes all branches of the walk, in order.
 * @throws CannotFollow with the step that no sample takes, or the branch that the chart no longer has
 */
export function follow(logic: JourneyLogic, walked: RecordedWalk): Path {
  const { machine } = logic;
  if (typeof walked !== 'object' || walked.journey === undefined)
    throw new CannotFollow(
      'recorded(walk) takes a walk that the inspector recorded, as an object: `readWalk` (tests/paths/support/recorded.ts) reads its file.',
      0,
    );
  if (walked.journey !== machine.id)
    throw new CannotFollow(`This walk is of "${walked.journey}", not of "${machine.id}".`, 0);
  const effective = effectiveBranches(machine, walked);
  const effectiveSteps = walked.steps
    .map((step, index) => ({
      ...step,
      number: index + 1,
      transitions: step.transitions.filter((id) => effective.has(id)),
    }))
    .filter(({ transitions, event }) => transitions.length > 0 || event === 'xstate.init');
  const isNext = (taken: number, transitions: readonly string[]) =>
    effectiveSteps[taken]?.transitions.join('\n') ===
    transitions.filter((id) => effective.has(id)).join('\n');

  const seen = new Set<string>();
  const queue: SearchNode[] = [];
  let furthest: SearchNode | null = null;
  const add = (node: SearchNode): void => {
    const key = `${node.taken} ${node.isBeforeRecording} ${node.position.key}`;
    if (seen.has(key)) return;
    seen.add(key);
    queue.push(node);
    if (
      furthest === null ||
      (node.taken >= furthest.taken && furthest.isBeforeRecording) ||
      node.taken > furthest.taken
    )
      furthest = node;
    if (
      node.isBeforeRecording &&
      JSON.stringify(node.position.snapshot.value) === JSON.stringify(walked.from)
    )
      add({ ...node, isBeforeRecording: false });
  };

  for (const { name } of logic.starts) {
    const { position } = new Walk(logic, name);
    const node = { position, start: name, offer: null, previous: null };
    if (walked.from !== null) add({ ...node, taken: 0, isBeforeRecording: true });
    else if (isNext(0, position.transitions)) add({ ...node, taken: 1, isBeforeRecording: false });
  }
  for (let node = queue.shift(); node !== undefined && seen.size < MAX_NODES; node = queue.shift()) {
    if (!node.isBeforeRecording && node.taken === effectiveSteps.length) return pathTo(logic, node);
    for (const offer of logic.offers(node.position)) {
      const position = logic.transition(node.position, offer);
      const next = { position, start: node.start, offer, previous: node };
      if (node.isBeforeRecording) add({ ...next, taken: 0, isBeforeRecording: true });
      else if (isNext(node.taken, position.transitions))
        add({ ...next, taken: node.taken + 1, isBeforeRecording: false });
    }
  }
  throw cannotFollow(logic, walked, effectiveSteps, furthest);
}

/** Ids of the branches that do something. A branch without target and actions, for an event that is ignored on purpose, is left out. */
function effectiveBranches(machine: AnyStateMachine, { steps }: RecordedWalk): ReadonlySet<string> {
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

function pathTo(logic: JourneyLogic, end: SearchNode): Path {
  const offers: Offer[] = [];
  for (let node: SearchNode | null = end; node !== null; node = node.previous)
    if (node.offer !== null) offers.unshift(node.offer);
  const walk = new Walk(logic, end.start);
  for (const offer of offers) walk.take(offer);
  return walk.path();
}

function cannotFollow(
  logic: JourneyLogic,
  { from }: RecordedWalk,
  effectiveSteps: readonly (RecordedStep & { readonly number: number })[],
  furthest: SearchNode | null,
): CannotFollow {
  const wanted = effectiveSteps[furthest?.taken ?? 0];
  const stepText =
    wanted === undefined
      ? ''
      : `Step ${wanted.number} (${wanted.event}: ${wanted.transitions.join(', ') || 'none'})`;
  if (furthest === null)
    return new CannotFollow(`${stepText}: no start of "${logic.machine.id}" takes it.`, wanted?.number ?? 0);
  if (furthest.isBeforeRecording)
    return new CannotFollow(
      `No path of the samples comes to ${JSON.stringify(from)}, where the recorded walk begins.`,
      0,
    );
  const labels = logic.offers(furthest.position).map(({ label }) => label);
  const where = JSON.stringify(furthest.position.snapshot.value);
  return new CannotFollow(
    `${stepText}: no sample takes it in ${where}. The samples have there: ${labels.join(' | ') || 'nothing'}.`,
    wanted?.number ?? 0,
  );
}
