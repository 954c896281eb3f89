/** The chart as a pure function: a position, the moves that are possible there, and the outcome of each move. */
import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { isActiveLeaf, type PureStep, pureStart, pureStep } from './internals';
import { describeMove, eventOf, type Move, type Sample, type View } from './moves';
import { stubPorts } from './stubbed-ports';

/** A named start of a journey. */
export interface Start<Input> {
  readonly name: string;
  readonly input?: Input;
}

/** A sample, or a function that makes samples from the current snapshot. */
export type SampleSource<M extends AnyStateMachine> =
  | Sample<EventFromLogic<M>>
  | ((snapshot: SnapshotFrom<M>) => readonly Sample<EventFromLogic<M>>[]);

export interface ModelOptions<M extends AnyStateMachine> {
  readonly starts: readonly Start<InputFrom<M>>[];
  readonly samples: readonly SampleSource<M>[];
  /** The parts of the context that decide later transitions, reduced: counters capped, payloads as booleans. */
  readonly abstract?: (context: ContextFrom<M>) => unknown;
}

/** A concrete position on a path. */
export interface Position extends View {
  readonly key: string;
  readonly now: number;
  readonly timers: readonly Timer[];
}

export interface Timer {
  readonly id: string;
  readonly eventType: string;
  readonly due: number;
}

/** A move as it is offered at a position; labels are unique there. */
export interface Offer {
  readonly label: string;
  readonly move: Move;
  /** The same move with data drawn by a seed; only where the sample has an arbitrary. */
  readonly draw?: (seed: number) => Offer;
}

/** What a move led to. */
export interface Outcome {
  readonly position: Position;
  /** Type of the event that led here; empty at the start. */
  readonly eventType: string;
  readonly transitions: readonly string[];
  readonly states: readonly string[];
  /** Milliseconds the clock moved. */
  readonly wait: number;
}

export interface Model<M extends AnyStateMachine> {
  readonly machine: M;
  readonly starts: readonly Start<InputFrom<M>>[];
  begin(name: string): Outcome;
  offers(at: Position): Offer[];
  /** Moves of the samples that the chart does not take at this position. */
  refusals(at: Position): Move[];
  isLegal(at: Position, move: Move): boolean;
  apply(at: Position, move: Move): Outcome;
}

/** Makes the model of a chart. Its ports are stubbed, so nothing that it invokes can run. */
export function createModel<M extends AnyStateMachine>(machine: M, options: ModelOptions<M>): Model<M> {
  const { machine: stubbed } = stubPorts(machine);
  const { starts, samples } = options;

  const positionAfter = (
    before: Position | undefined,
    move: Move | undefined,
    step: PureStep,
    now: number,
  ): Position => {
    const { snapshot } = step;
    const active = snapshot.status === 'active';
    const fired = move?.kind === 'after' ? move.timer : undefined;
    const pending = (before?.timers ?? []).filter((timer) => timer.id !== fired);
    const timers = active ? changedTimers(pending, step, now) : [];
    const open = active ? openPorts(before, move, snapshot) : new Set<string>();
    const key = JSON.stringify([
      snapshot.value,
      snapshot.status,
      options.abstract?.(snapshot.context) ?? null,
      [...open].sort(),
      timers.map((timer) => (runsInLeaf(snapshot, timer) ? timer.id : [timer.id, timer.due - now])),
    ]);
    return { snapshot, open, timers, now, key };
  };

  const isLegal = (at: Position, move: Move): boolean => {
    if (at.snapshot.status !== 'active') return false;
    switch (move.kind) {
      case 'person':
        return at.snapshot.can(eventOf(move));
      case 'route':
        if (at.snapshot.hasTag('pending') && move.whilePending !== true) return false;
        return at.snapshot.can(eventOf(move));
      case 'done':
      case 'fails':
        return at.open.has(move.port);
      case 'after':
        return at.timers[0]?.id === move.timer;
    }
  };

  /** A timer is always legal when it is due, but may find no guard that holds. */
  const isRefused = (at: Position, move: Move): boolean =>
    move.kind === 'after' && isLegal(at, move)
      ? pureStep(stubbed, at.snapshot, { type: timerOf(at, move)?.eventType ?? move.timer }).transitions
          .length === 0
      : !isLegal(at, move);

  const sampledAt = (at: Position) =>
    samples
      .flatMap((source): readonly Sample<EventObject>[] =>
        typeof source === 'function' ? source(ownSnapshot<M>(at.snapshot)) : [source],
      )
      .flatMap((sample) =>
        sample.movesAt(at).map((move) => ({
          label: sample.label,
          move,
          ...(sample.draw === undefined ? {} : { draw: drawer(sample.draw) }),
        })),
      );

  return {
    machine,
    starts,
    isLegal,
    refusals: (at) =>
      at.snapshot.status === 'active'
        ? sampledAt(at).flatMap(({ move }) => (isRefused(at, move) ? [move] : []))
        : [],
    begin(name) {
      const start = starts.find((candidate) => candidate.name === name);
      if (start === undefined) throw new Error(`"${machine.id}" has no start named "${name}".`);
      const step = explained(`start "${name}"`, () => pureStart(stubbed, start.input));
      return { ...step, eventType: '', position: positionAfter(undefined, undefined, step, 0), wait: 0 };
    },
    offers(at) {
      if (at.snapshot.status !== 'active') return [];
      const seen = new Map<string, number>();
      return sampledAt(at)
        .filter(({ move }) => isLegal(at, move))
        .map(({ label, ...offer }) => {
          const count = (seen.get(label) ?? 0) + 1;
          seen.set(label, count);
          return { ...offer, label: count === 1 ? label : `${label} (${count})` };
        });
    },
    apply(at, move) {
      const timer = timerOf(at, move);
      const now = timer?.due ?? at.now;
      const event = timer === undefined ? eventOf(move) : { type: timer.eventType };
      const where = `${describeMove(move)} in ${JSON.stringify(at.snapshot.value)}`;
      const step = explained(where, () => pureStep(stubbed, at.snapshot, event));
      return {
        ...step,
        eventType: event.type,
        position: positionAfter(at, move, step, now),
        wait: now - at.now,
      };
    },
  };
}

/** Names the machine's own snapshot type at the border to the caller's functions. */
export function ownSnapshot<M extends AnyStateMachine>(snapshot: AnyMachineSnapshot): SnapshotFrom<M> {
  // SAFETY: every snapshot that reaches this comes from the machine M itself, by its own transition.
  return snapshot as SnapshotFrom<M>;
}

/** The label contains the drawn data, so that the path shows what was typed. */
function drawer(draw: (seed: number) => Move): (seed: number) => Offer {
  return (seed) => {
    const move = draw(seed);
    return { label: describeMove(move), move };
  };
}

/** A port is open from the moment it is invoked until it has answered once. */
function openPorts(
  before: Position | undefined,
  move: Move | undefined,
  next: AnyMachineSnapshot,
): Set<string> {
  const settled = move?.kind === 'done' || move?.kind === 'fails' ? move.port : undefined;
  const isOpen = (id: string) =>
    next.children[id] !== before?.snapshot.children[id] || (before?.open.has(id) === true && id !== settled);
  return new Set(Object.keys(next.children).filter((id) => next.children[id] !== undefined && isOpen(id)));
}

function timerOf(at: Position, move: Move): Timer | undefined {
  return move.kind === 'after' ? at.timers.find(({ id }) => id === move.timer) : undefined;
}

function changedTimers(pending: readonly Timer[], step: PureStep, now: number): Timer[] {
  const byId = new Map(pending.map((timer) => [timer.id, timer]));
  for (const { id, eventType, delay } of step.timers) {
    byId.delete(id);
    if (delay !== undefined && eventType !== undefined) byId.set(id, { id, eventType, due: now + delay });
  }
  return [...byId.values()].sort((a, b) => a.due - b.due);
}

/** The timer of a leaf starts with the leaf, so its order is enough for the key; the timer of a parent keeps running across states. */
function runsInLeaf(snapshot: AnyMachineSnapshot, timer: Timer): boolean {
  return isActiveLeaf(snapshot, timer.id.replace(/^xstate\.after\.[^.]+\./, ''));
}

function explained<T>(where: string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new Error(`${where}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
