/**
 * A journey as an `ActorLogic` for `xstate/graph`. Core's functions can't take the chart itself: `createTestModel` refuses `invoke` and
 * `after`, and `getAdjacencyMap` knows no answers of ports and no order of timers. Here a state is a position (the snapshot of the
 * chart, its waiting ports, its timers), and an event is an offer (an event, an answer, a timer, a link that is possible there).
 */
import type {
  ActorLogic,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import { nameOf } from './ends';
import {
  adoptedSnapshot,
  type ExecutedAction,
  isActiveLeaf,
  type PureStep,
  pureStart,
  pureStep,
} from './internals';
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
  /** What may happen to the journey: events of a person, answers of ports, timers, links. */
  readonly events: readonly SampleSource<M>[];
  /** Reduces the context to what decides later transitions, so that the graph stays small: counters capped, payloads as booleans. */
  readonly abstract?: (context: ContextFrom<M>) => unknown;
}

/** A snapshot of the logic itself: it is always active, also where the chart has ended. */
interface LogicSnapshot {
  readonly status: 'active';
  readonly output: undefined;
  readonly error: undefined;
}

/** A state of the logic: a concrete position on a path, and what the event that led there did. */
export interface Position extends View, LogicSnapshot {
  /** Equal for positions that `abstract` treats as equal: the serialised state. */
  readonly key: string;
  /** Time since the start, ms. */
  readonly now: number;
  readonly timers: readonly Timer[];
  /** Type of the event that led here; empty before the start and for a start. */
  readonly eventType: string;
  /** Transitions that it took, and the states that were active meanwhile. */
  readonly transitions: readonly string[];
  readonly states: readonly string[];
  /** Actions of the chart itself that it executed; changes of the context are none. */
  readonly actions: readonly ExecutedAction[];
  /** Time that passed before it, ms; 0 unless it is a timer. */
  readonly wait: number;
}

export interface Timer {
  readonly id: string;
  readonly eventType: string;
  /** Time since the start, ms. */
  readonly due: number;
}

/** An event of the logic: a move that is possible at a position. Labels are unique among the offers of a position. */
export interface Offer {
  /** Type of the event that the chart receives; `start` for a start. */
  readonly type: string;
  readonly label: string;
  readonly move: Move;
  /** The same move with data drawn by a seed; only where the sample has an arbitrary. */
  readonly draw?: (seed: number) => Offer;
}

export interface JourneyLogic<M extends AnyStateMachine = AnyStateMachine>
  extends ActorLogic<Position, Offer, undefined> {
  readonly machine: M;
  readonly starts: readonly Start<InputFrom<M>>[];
  /** Whether the options have `abstract`. Without it, positions of any context are equal. */
  readonly hasAbstract: boolean;
  /** The position before the start; its offers are the starts. */
  getInitialSnapshot(): Position;
  transition(position: Position, offer: Pick<Offer, 'move'>): Position;
  offers(position: Position): readonly Offer[];
  /** Moves of the samples that the chart does not take at this position. */
  refusals(position: Position): Move[];
  isLegal(position: Position, move: Move): boolean;
  /** The same position in this chart: the given one may be of another chart with the same states. */
  adopted(position: Position): Position;
}

/** Makes the logic of a chart. Its ports are stubbed, so nothing that it invokes can run. */
export function journeyLogic<M extends AnyStateMachine>(
  machine: M,
  options: ModelOptions<M>,
): JourneyLogic<M> {
  const { machine: stubbed } = stubPorts(machine);
  const { starts, events } = options;

  const positionAfter = (before: Position, { move }: Pick<Offer, 'move'>, step: PureStep): Position => {
    const { snapshot, transitions, states, actions } = step;
    const timer = timerOf(before, move);
    const now = timer?.due ?? before.now;
    const isActive = snapshot.status === 'active';
    const pending = before.timers.filter(({ id }) => id !== timer?.id);
    const timers = isActive ? changedTimers(pending, step, now) : [];
    const open = isActive ? openPorts(before, move, snapshot) : new Set<string>();
    const key = JSON.stringify([
      snapshot.value,
      snapshot.status,
      options.abstract?.(snapshot.context) ?? null,
      [...open].sort(),
      timers.map((pending) => (runsInLeaf(snapshot, pending) ? pending.id : [pending.id, pending.due - now])),
    ]);
    const eventType = move.kind === 'start' ? '' : (timer?.eventType ?? eventOf(move).type);
    return position({
      snapshot,
      open,
      timers,
      now,
      key,
      eventType,
      transitions,
      states,
      actions,
      wait: now - before.now,
    });
  };

  const notStarted = position({
    // The chart's own first snapshot depends on the start: this one only has to say that nothing is active.
    snapshot: stubbed.resolveState({ value: {}, context: {}, status: 'stopped' }),
    open: new Set(),
    timers: [],
    now: 0,
    key: 'not started',
    eventType: '',
    transitions: [],
    states: [],
    actions: [],
    wait: 0,
  });
  const startOffers: readonly Offer[] = starts.map(({ name }) => ({
    type: 'start',
    label: `start ${name}`,
    move: { kind: 'start', name },
  }));

  const isLegal = (at: Position, move: Move): boolean => {
    if (move.kind === 'start') return at === notStarted && starts.some(({ name }) => name === move.name);
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

  /** Whether the chart takes no transition for the move. A timer that is due is legal, but all its guards may be false. */
  const isRefused = (at: Position, move: Move): boolean =>
    move.kind === 'after' && isLegal(at, move)
      ? pureStep(stubbed, at.snapshot, { type: timerOf(at, move)?.eventType ?? move.timer }).transitions
          .length === 0
      : !isLegal(at, move);

  const sampledOffers = (at: Position): readonly Offer[] =>
    events
      .flatMap((source): readonly Sample<EventObject>[] =>
        typeof source === 'function' ? source(ownSnapshot<M>(at.snapshot)) : [source],
      )
      .flatMap((sample) =>
        sample.movesAt(at).map((move) => ({
          type: eventOf(move).type,
          label: sample.label,
          move,
          ...(sample.draw === undefined ? {} : { draw: offerFromSeed(sample.draw) }),
        })),
      );

  const legalOffers = (at: Position): readonly Offer[] => {
    if (at === notStarted) return startOffers;
    if (at.snapshot.status !== 'active') return [];
    const seen = new Map<string, number>();
    return sampledOffers(at)
      .filter(({ move }) => isLegal(at, move))
      .map((offer) => {
        const count = (seen.get(offer.label) ?? 0) + 1;
        seen.set(offer.label, count);
        return count === 1 ? offer : { ...offer, label: `${offer.label} (${count})` };
      });
  };

  const apply = (before: Position, offer: Pick<Offer, 'move'>): Position => {
    const { move } = offer;
    if (move.kind === 'start') {
      const start = starts.find(({ name }) => name === move.name);
      if (start === undefined) throw new Error(`"${machine.id}" has no start named "${move.name}".`);
      const step = withStepInError(
        () => `start "${move.name}"`,
        () => pureStart(stubbed, start.input),
      );
      return positionAfter(before, offer, step);
    }
    const timer = timerOf(before, move);
    const event = timer === undefined ? eventOf(move) : { type: timer.eventType };
    const step = withStepInError(
      () => `${describeMove(move)} in ${JSON.stringify(before.snapshot.value)}`,
      () => pureStep(stubbed, before.snapshot, event),
    );
    return positionAfter(before, offer, step);
  };

  // The search for a path explores the same offers of the same positions again: each is worked out once.
  const refusalsByPosition = new WeakMap<Position, Move[]>();
  const offersByPosition = new WeakMap<Position, readonly Offer[]>();
  const positionsByOffer = new WeakMap<Position, WeakMap<object, Position>>();
  return {
    machine,
    starts,
    hasAbstract: options.abstract !== undefined,
    isLegal,
    adopted: (at) => ({ ...at, snapshot: adoptedSnapshot(stubbed, at.snapshot) }),
    getInitialSnapshot: () => notStarted,
    // A position is never restored from a store.
    getPersistedSnapshot: (at) => at,
    refusals: (at) =>
      memoised(refusalsByPosition, at, () =>
        at.snapshot.status === 'active'
          ? sampledOffers(at).flatMap(({ move }) => (isRefused(at, move) ? [move] : []))
          : [],
      ),
    offers: (at) => memoised(offersByPosition, at, () => legalOffers(at)),
    transition: (before, offer) =>
      memoised(
        memoised(positionsByOffer, before, () => new WeakMap<object, Position>()),
        offer,
        () => apply(before, offer),
      ),
  };
}

/** The value of a key, made when it is asked for the first time. */
export function memoised<K extends object, V>(values: WeakMap<K, V>, key: K, make: () => V): V {
  const known = values.get(key);
  if (known !== undefined) return known;
  const made = make();
  values.set(key, made);
  return made;
}

/** `toJSON`: core prints states as JSON, and a snapshot with all its actors is no text for a reader. */
function position(fields: Omit<Position, keyof LogicSnapshot>): Position & { readonly toJSON: () => string } {
  return {
    ...fields,
    status: 'active',
    output: undefined,
    error: undefined,
    toJSON: () => nameOf(fields.snapshot),
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
    return { type: eventOf(move).type, label: describeMove(move), move };
  };
}

/** Ids of the ports that are invoked and have not answered. */
function openPorts(before: Position, move: Move, next: AnyMachineSnapshot): Set<string> {
  const answered = move.kind === 'done' || move.kind === 'fails' ? move.port : undefined;
  const isOpen = (id: string) =>
    next.children[id] !== before.snapshot.children[id] || (before.open.has(id) && id !== answered);
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

/** @param describe the step as text: only for an error, as it takes longer than most steps */
function withStepInError<T>(describe: () => string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new Error(`${describe()}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
