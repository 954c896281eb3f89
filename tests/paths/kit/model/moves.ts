/** Moves (events, answers of ports, timers, links) and the builders of named samples. */
import * as fc from 'fast-check';
import type { AnyMachineSnapshot, EventObject } from 'xstate';

import type { Mention } from './chart-names';

/** One external event, or the start of the journey. Plain data, so that a path can be serialised and replayed. */
export type Move =
  | { readonly kind: 'start'; readonly name: string }
  | { readonly kind: 'person'; readonly event: EventObject }
  | { readonly kind: 'done'; readonly port: string; readonly output: unknown }
  | { readonly kind: 'fails'; readonly port: string; readonly error: unknown }
  | { readonly kind: 'after'; readonly timer: string }
  | { readonly kind: 'route'; readonly to: string; readonly whilePending?: boolean };

/** What a sample can read when it makes its moves. */
export interface View {
  readonly snapshot: AnyMachineSnapshot;
  /** Ports that wait for an answer. */
  readonly open: ReadonlySet<string>;
  /** Pending timers, the next one first. */
  readonly timers: readonly { readonly id: string }[];
}

/** A named sample; `E` is its event type, so that a chart only accepts samples of its own events. */
export interface Sample<E extends EventObject = never> {
  readonly label: string;
  /** Names that the chart must have. */
  readonly mentions: readonly Mention[];
  readonly movesAt: (view: View) => readonly Move[];
  /** The same move with data drawn by a seed: equal seeds give equal data. */
  readonly draw?: (seed: number) => Move;
  /** Never set: it makes TypeScript check `E`. */
  readonly eventType?: E;
}

export interface PersonOptions<E extends EventObject> extends SampleOptions {
  /** Generated data of the same event type: random walks use it as well as the fixed sample. */
  readonly arbitrary: fc.Arbitrary<E>;
}

export interface SampleOptions {
  readonly label?: string;
  readonly enabled?: (snapshot: AnyMachineSnapshot) => boolean;
}

/** An event of a person or of the host; tried in every state that takes it. */
export function person<const E extends EventObject>(event: E, options?: SampleOptions): Sample<E>;
export function person<const E extends EventObject, A extends EventObject>(
  event: E,
  options: PersonOptions<A>,
): Sample<E | A>;
export function person(
  event: EventObject,
  options: SampleOptions | PersonOptions<EventObject> = {},
): Sample<EventObject> {
  const move: Move = { kind: 'person', event };
  const mention: Mention = { kind: 'event', name: event.type };
  const fixed = sample<EventObject>(options.label ?? describeMove(move), [mention], options, () => [move]);
  if (!('arbitrary' in options)) return fixed;
  const { arbitrary } = options;
  return { ...fixed, draw: (seed) => ({ kind: 'person', event: drawEvent(arbitrary, seed) }) };
}

function drawEvent<E extends EventObject>(arbitrary: fc.Arbitrary<E>, seed: number): E {
  const [event] = fc.sample(arbitrary, { seed, numRuns: 1 });
  if (event === undefined) throw new Error('The arbitrary gave nothing.');
  return event;
}

/** A port answers. The output may be computed from the port's input. */
export function done(port: string, output?: unknown, label?: string, options: SampleOptions = {}): Sample {
  const name = options.label ?? (label === undefined ? undefined : `${port}: ${label}`);
  const fallback =
    typeof output === 'function' ? `${port} done` : describeMove({ kind: 'done', port, output });
  return sample(name ?? fallback, [{ kind: 'port', name: port }], options, (view) =>
    view.open.has(port)
      ? [
          {
            kind: 'done',
            port,
            output: typeof output === 'function' ? output(portInput(view.snapshot, port)) : output,
          },
        ]
      : [],
  );
}

/** A port fails. */
export function fails(port: string, error: unknown, label?: string, options: SampleOptions = {}): Sample {
  const name = options.label ?? (label === undefined ? undefined : `${port} fails: ${label}`);
  const move: Move = { kind: 'fails', port, error };
  return sample(name ?? describeMove(move), [{ kind: 'port', name: port }], options, (view) =>
    view.open.has(port) ? [move] : [],
  );
}

/** A named delay passes, in the given states (key or id), or in every state that has it. */
export function elapses(delay: string | number, ...states: string[]): Sample {
  const prefix = `xstate.after.${delay}.`;
  const isRequestedTimer = (timer: string) => {
    if (!timer.startsWith(prefix)) return false;
    const state = timer.slice(prefix.length);
    return states.length === 0 || states.some((name) => state === name || state.endsWith(`.${name}`));
  };
  const mentions: readonly Mention[] = [
    { kind: 'delay', name: String(delay) },
    ...states.map((name) => ({ kind: 'state', name }) as const),
  ];
  return sample(`after ${delay}`, mentions, {}, (view) =>
    view.timers
      .filter((timer) => isRequestedTimer(timer.id))
      .map((timer) => ({ kind: 'after', timer: timer.id })),
  );
}

/** Any timer passes, whatever its name. */
export function timers(): Sample {
  return sample('time passes', [], {}, (view) => view.timers.map(({ id }) => ({ kind: 'after', timer: id })));
}

/**
 * A deep link to a state by its id. It is not tried while the journey is tagged `pending`, because the URL binding refuses it
 * then too, unless `whilePending` is set.
 */
export function route(
  stateId: string,
  options: SampleOptions & { readonly whilePending?: boolean } = {},
): Sample {
  const id = stateId.replace(/^#/, '');
  const to = `#${id}`;
  const move: Move = { kind: 'route', to, ...(options.whilePending === true ? { whilePending: true } : {}) };
  return sample(options.label ?? `route ${to}`, [{ kind: 'route', name: id }], options, () => [move]);
}

/** The event of a move, as the chart receives it. */
export function eventOf(move: Move): EventObject & Record<string, unknown> {
  switch (move.kind) {
    case 'start':
      return { type: 'start' };
    case 'person':
      return { ...move.event };
    case 'done':
      return { type: `xstate.done.actor.${move.port}`, output: move.output, actorId: move.port };
    case 'fails':
      return { type: `xstate.error.actor.${move.port}`, error: move.error, actorId: move.port };
    case 'after':
      return { type: move.timer };
    case 'route':
      return { type: 'xstate.route', to: move.to };
  }
}

/** A move as plain text. */
export function describeMove(move: Move): string {
  switch (move.kind) {
    case 'start':
      return `start ${move.name}`;
    case 'person': {
      const { type, ...payload } = move.event;
      return Object.keys(payload).length === 0 ? type : `${type} ${shortened(payload)}`;
    }
    case 'done':
      return move.output === undefined ? `${move.port} done` : `${move.port} done ${shortened(move.output)}`;
    case 'fails':
      return `${move.port} fails ${shortened(move.error)}`;
    case 'after':
      return move.timer.replace(/^xstate\.after\.([^.]+)\..*$/, 'after $1');
    case 'route':
      return `route ${move.to}`;
  }
}

/** Input of an invoked port. */
export function portInput(snapshot: AnyMachineSnapshot, port: string): unknown {
  const child: unknown = snapshot.children[port]?.getSnapshot();
  return typeof child === 'object' && child !== null && 'input' in child ? child.input : undefined;
}

function sample<E extends EventObject>(
  label: string,
  mentions: readonly Mention[],
  options: SampleOptions,
  movesAt: Sample<E>['movesAt'],
): Sample<E> {
  const { enabled } = options;
  return {
    label,
    mentions,
    movesAt: (view) => (enabled === undefined || enabled(view.snapshot) ? movesAt(view) : []),
  };
}

function shortened(value: unknown): string {
  const text = value instanceof Error ? value.message : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
