import type { AnyActorRef, InspectionEvent } from 'xstate';

import { messageOf, type Noted } from './messages';
import { MAX_MESSAGES, type Message } from './protocol';

/** Messages with the number of the first. */
export interface Batch {
  readonly first: number;
  readonly messages: readonly Message[];
}

export interface Recorder {
  /** @param at ms */
  readonly note: (inspected: InspectionEvent, at: number) => void;
  /** Adds a message about an actor without an inspection event. */
  readonly add: (message: Message, actor: AnyActorRef) => void;
  /** All buffered messages, in batches, for an inspector that is opened later or reloaded. */
  readonly replay: () => readonly Batch[];
  /** Sends everything recorded now, as far as one message of the channel can hold it: the page is about to be unloaded. */
  readonly flush: () => void;
  readonly stop: () => void;
}

export interface RecorderPorts {
  readonly send: (batch: Batch) => void;
  /** Runs later, when the page is idle; `left` returns the remaining ms. Returns a function that cancels it. */
  readonly whenIdle: (run: (left: () => number) => void) => () => void;
}

/** Maximum batch size, so that messages of the channel stay small. Objects shared within one message are copied once. */
const BATCH = 200;

/**
 * Records XState's inspection events. The app's own tasks only append them; redacting and sending wait until the page is
 * idle. Events and messages are bounded: in a flood the oldest are dropped.
 */
export function createRecorder({ send, whenIdle }: RecorderPorts): Recorder {
  const notes = createRing<Noted>();
  const messages = createRing<Message>();
  let cancel: (() => void) | null = null;
  /** Each actor's snapshot after its last processed event, which decided the next step. */
  let lastSnapshots = new WeakMap<object, unknown>();
  const read = (note: Noted): Message | null => {
    const { inspected } = note;
    const message = messageOf(note, lastSnapshots.get(inspected.actorRef));
    if (inspected.type === '@xstate.microstep' || inspected.type === '@xstate.snapshot')
      lastSnapshots.set(inspected.actorRef, inspected.snapshot);
    return message;
  };

  const sendBatch = () => {
    const first = messages.next();
    const batch: Message[] = [];
    for (const note of notes.take(BATCH)) {
      const message = read(note);
      if (message === null) continue;
      messages.push(message);
      batch.push(message);
    }
    if (batch.length > 0) send({ first, messages: batch });
  };
  const work = (left: () => number) => {
    cancel = null;
    do sendBatch();
    while (notes.size() > 0 && left() > 2);
    plan();
  };
  const plan = () => {
    if (cancel === null && notes.size() > 0) cancel = whenIdle(work);
  };

  return {
    note(inspected, at) {
      if (inspected.type === '@xstate.action' || isRedundant(inspected)) return;
      // After dropped events, the actors' snapshots are unknown.
      if (notes.push({ inspected, at })) lastSnapshots = new WeakMap();
      plan();
    },
    add(message, actor) {
      if (!lastSnapshots.has(actor)) lastSnapshots.set(actor, actor.getSnapshot());
      send({ first: messages.next(), messages: [message] });
      messages.push(message);
    },
    replay() {
      const all = messages.all();
      const first = messages.next() - all.length;
      const batches = Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => at * BATCH);
      return batches.map((at) => ({ first: first + at, messages: all.slice(at, at + BATCH) }));
    },
    flush: sendBatch,
    stop() {
      cancel?.();
      notes.take(Number.POSITIVE_INFINITY);
    },
  };
}

/** Redundant events: an actor's init event, and a promise's own events; the following snapshot contains the same event. */
function isRedundant(inspected: InspectionEvent): boolean {
  if (inspected.type !== '@xstate.event') return false;
  return inspected.event.type === 'xstate.init' || inspected.event.type.startsWith('xstate.promise.');
}

interface Ring<T> {
  /** Returns whether the oldest was dropped. */
  readonly push: (one: T) => boolean;
  /** Removes the oldest. */
  readonly take: (count: number) => T[];
  readonly all: () => T[];
  readonly size: () => number;
  /** Number of the next pushed one. */
  readonly next: () => number;
}

/** A ring of the newest 50,000. */
function createRing<T>(): Ring<T> {
  let items: T[] = [];
  let start = 0;
  let pushed = 0;
  const tidy = () => {
    // Compacted only occasionally: shifting a long list is slow.
    if (start < MAX_MESSAGES) return;
    items = items.slice(start);
    start = 0;
  };
  return {
    push(one) {
      items.push(one);
      pushed += 1;
      const isFull = items.length - start > MAX_MESSAGES;
      if (isFull) start += 1;
      tidy();
      return isFull;
    },
    take(count) {
      const taken = items.slice(start, start + count);
      start += taken.length;
      if (start === items.length) {
        items = [];
        start = 0;
      }
      tidy();
      return taken;
    },
    all: () => items.slice(start),
    size: () => items.length - start,
    next: () => pushed,
  };
}
