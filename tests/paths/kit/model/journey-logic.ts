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
  /** Reduces the context to what decides later transitions, so that the graph stays small: counters capped, payloads as booleans. */
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

/** A move that is possible at a position. Labels are unique among the offers of a position. */
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
  /** Time until the event, ms; 0 unless it is a timer. */
  readonly wait: number;
}

export interface Model<M extends AnyStateMachine> {
  readonly machine: M;
  readonly starts: readonly Start<InputFrom<M>>[];
  begin(name: string): Outcome;
  offers(position: Position): Offer[];
  /** Moves of the samples that the chart does not take at this position. */
  refusals(position: Position): Move[];
  isLegal(position: Position, move: Move): boolean;
  apply(position: Position, move: Move): Outcome;
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
    const isActive = snapshot.status === 'active';
    const firedTimer = move?.kind === 'after' ? move.timer : undefined;
    const pending = (before?.timers ?? []).filter((timer) => timer.id !== firedTimer);
    const timers = isActive ? changedTimers(pending, step, now) : [];
    const openPortIds = isActive ? openPorts(before, move, snapshot) : new Set<string>();
    const key = JSON.stringify([
      snapshot.value,
      snapshot.status,
      options.abstract?.(snapshot.context) ?? null,
      [...openPortIds].sort(),
      timers.map((timer) => (runsInLeaf(snapshot, timer) ? timer.id : [timer.id, timer.due - now])),
    ]);
    return { snapshot, open: openPortIds, timers, now, key };
  };

  const isLegal = (position: Position, move: Move): boolean => {
    if (position.snapshot.status !== 'active') return false;
    switch (move.kind) {
      case 'person':
        return position.snapshot.can(eventOf(move));
      case 'route':
        if (position.snapshot.hasTag('pending') && move.whilePending !== true) return false;
        return position.snapshot.can(eventOf(move));
      case 'done':
      case 'fails':
        return position.open.has(move.port);
      case 'after':
        return position.timers[0]?.id === move.timer;
    }
  };

  /** Whether the chart takes no transition for the move. A timer that is due is legal, but all its guards may be false. */
  const isRefused = (position: Position, move: Move): boolean =>
    move.kind === 'after' && isLegal(position, move)
      ? pureStep(stubbed, position.snapshot, { type: timerOf(position, move)?.eventType ?? move.timer })
          .transitions.length === 0
      : !isLegal(position, move);

  const sampledMoves = (position: Position) =>
    samples
      .flatMap((source): readonly Sample<EventObject>[] =>
        typeof source === 'function' ? source(ownSnapshot<M>(position.snapshot)) : [source],
      )
      .flatMap((sample) =>
        sample.movesAt(position).map((move) => ({
          label: sample.label,
          move,
          ...(sample.draw === undefined ? {} : { draw: offerFromSeed(sample.draw) }),
        })),
      );

  return {
    machine,
    starts,
    isLegal,
    refusals: (position) =>
      position.snapshot.status === 'active'
        ? sampledMoves(position).flatMap(({ move }) => (isRefused(position, move) ? [move] : []))
        : [],
    begin(name) {
      const start = starts.find((candidate) => candidate.name === name);
      if (start === undefined) throw new Error(`"${machine.id}" has no start named "${name}".`);
      const step = withStepInError(`start "${name}"`, () => pureStart(stubbed, start.input));
      return { ...step, eventType: '', position: positionAfter(undefined, undefined, step, 0), wait: 0 };
    },
    offers(position) {
      if (position.snapshot.status !== 'active') return [];
      const seen = new Map<string, number>();
      return sampledMoves(position)
        .filter(({ move }) => isLegal(position, move))
        .map(({ label, ...offer }) => {
          const count = (seen.get(label) ?? 0) + 1;
          seen.set(label, count);
          return { ...offer, label: count === 1 ? label : `${label} (${count})` };
        });
    },
    apply(position, move) {
      const timer = timerOf(position, move);
      const now = timer?.due ?? position.now;
      const event = timer === undefined ? eventOf(move) : { type: timer.eventType };
      const stepText = `${describeMove(move)} in ${JSON.stringify(position.snapshot.value)}`;
      const step = withStepInError(stepText, () => pureStep(stubbed, position.snapshot, event));
      return {
        ...step,
        eventType: event.type,
        position: positionAfter(position, move, step, now),
        wait: now - position.now,
      };
    },
  };
}

/** The snapshot with the type of its machine, for functions of the caller. */
export function ownSnapshot<M extends AnyStateMachine>(snapshot: AnyMachineSnapshot): SnapshotFrom<M> {
  // SAFETY: every snapshot that reaches this comes from the machine M itself, by its own transition.
  return snapshot as SnapshotFrom<M>;
}

/** A function that makes an offer from a seed. Its label contains the drawn data, so that the path shows what was typed. */
function offerFromSeed(draw: (seed: number) => Move): (seed: number) => Offer {
  return (seed) => {
    const move = draw(seed);
    return { label: describeMove(move), move };
  };
}

/** Ids of the ports that are invoked and have not answered. */
function openPorts(
  before: Position | undefined,
  move: Move | undefined,
  next: AnyMachineSnapshot,
): Set<string> {
  const answered = move?.kind === 'done' || move?.kind === 'fails' ? move.port : undefined;
  const isOpen = (id: string) =>
    next.children[id] !== before?.snapshot.children[id] || (before?.open.has(id) === true && id !== answered);
  return new Set(Object.keys(next.children).filter((id) => next.children[id] !== undefined && isOpen(id)));
}

function timerOf(position: Position, move: Move): Timer | undefined {
  return move.kind === 'after' ? position.timers.find(({ id }) => id === move.timer) : undefined;
}

function changedTimers(pending: readonly Timer[], step: PureStep, now: number): Timer[] {
  const byId = new Map(pending.map((timer) => [timer.id, timer]));
  for (const { id, eventType, delay } of step.timers) {
    byId.delete(id);
    if (delay !== undefined && eventType !== undefined) byId.set(id, { id, eventType, due: now + delay });
  }
  return [...byId.values()].sort((a, b) => a.due - b.due);
}

/** Whether the timer started when its leaf state was entered: then the key need not contain its remaining time, as for the timer of a parent. */
function runsInLeaf(snapshot: AnyMachineSnapshot, timer: Timer): boolean {
  return isActiveLeaf(snapshot, timer.id.replace(/^xstate\.after\.[^.]+\./, ''));
}

function withStepInError<T>(step: string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new Error(`${step}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
