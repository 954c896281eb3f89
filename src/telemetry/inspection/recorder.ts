import type { AnyActorRef, InspectionEvent } from 'xstate';

import { messageOf, type Noted } from './messages';
import { HELD, type Message } from './protocol';

/** Messages with the number of the first. */
export interface Batch {
  readonly first: number;
  readonly messages: readonly Message[];
}

export interface Recorder {
  /** @param at ms */
  readonly note: (told: InspectionEvent, at: number) => void;
  /** Adds a message about an actor that XState did not tell. */
  readonly add: (message: Message, actor: AnyActorRef) => void;
  /** All that is held, in batches: for an inspector that comes late, or again. */
  readonly replay: () => readonly Batch[];
  /** Tells what is noted now, as far as one message of the channel holds it: the page is about to go. */
  readonly flush: () => void;
  readonly stop: () => void;
}

export interface RecorderPorts {
  readonly send: (batch: Batch) => void;
  /**
   * Runs later, when the page has nothing better to do; `left` tells how many ms it may take. Gives what cancels it.
   * @param lastAt when the newest note was made (ms): it may wait a little, for more to come; null: it is the rest of what was begun
   */
  readonly whenIdle: (run: (left: () => number) => void, lastAt: (() => number) | null) => () => void;
}

/** At most so many at once: one message of the channel stays small. What two messages of it share, the browser copies once. */
const BATCH = 200;

/**
 * Records what XState tells. In the app's own time it only takes note; redacting and sending wait until the page is idle.
 * Both the notes and the messages are bounded: in a flood, the oldest go.
 */
export function createRecorder({ send, whenIdle }: RecorderPorts): Recorder {
  const notes = createRing<Noted>();
  const messages = createRing<Message>();
  let cancel: (() => void) | null = null;
  let newest = 0;
  const newestAt = () => newest;
  /** How each actor stood after what was read last of it: its next step was decided by that. */
  let standing = new WeakMap<object, unknown>();
  const read = (note: Noted): Message | null => {
    const { told } = note;
    const message = messageOf(note, standing.get(told.actorRef));
    if (told.type === '@xstate.microstep' || told.type === '@xstate.snapshot')
      standing.set(told.actorRef, told.snapshot);
    return message;
  };

  const tell = () => {
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
    do tell();
    while (notes.size() > 0 && left() > 2);
    plan(null);
  };
  const plan = (lastAt: (() => number) | null) => {
    if (cancel === null && notes.size() > 0) cancel = whenIdle(work, lastAt);
  };

  return {
    note(told, at) {
      if (told.type === '@xstate.action' || isToldAnyway(told)) return;
      // Where notes are missing, nobody knows how an actor stood.
      if (notes.push({ told, at })) standing = new WeakMap();
      newest = at;
      plan(newestAt);
    },
    add(message, actor) {
      if (!standing.has(actor)) standing.set(actor, actor.getSnapshot());
      send({ first: messages.next(), messages: [message] });
      messages.push(message);
    },
    replay() {
      const all = messages.all();
      const first = messages.next() - all.length;
      const batches = Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => at * BATCH);
      return batches.map((at) => ({ first: first + at, messages: all.slice(at, at + BATCH) }));
    },
    flush: tell,
    stop() {
      cancel?.();
      notes.take(Number.POSITIVE_INFINITY);
    },
  };
}

/** What an actor is begun with, and what a promise sends itself: the snapshot that follows holds the same event. */
function isToldAnyway(told: InspectionEvent): boolean {
  if (told.type !== '@xstate.event') return false;
  return told.event.type === 'xstate.init' || told.event.type.startsWith('xstate.promise.');
}

interface Ring<T> {
  /** Tells whether the oldest had to go. */
  readonly push: (one: T) => boolean;
  /** Takes the oldest away. */
  readonly take: (count: number) => T[];
  readonly all: () => T[];
  readonly size: () => number;
  /** Number of the next that is pushed. */
  readonly next: () => number;
}

/** Holds the newest 50,000. */
function createRing<T>(): Ring<T> {
  let held: T[] = [];
  let start = 0;
  let pushed = 0;
  const tidy = () => {
    // Moved together now and then only: taking from the front of a long list is slow.
    if (start < HELD) return;
    held = held.slice(start);
    start = 0;
  };
  return {
    push(one) {
      held.push(one);
      pushed += 1;
      const isFull = held.length - start > HELD;
      if (isFull) start += 1;
      tidy();
      return isFull;
    },
    take(count) {
      const taken = held.slice(start, start + count);
      start += taken.length;
      if (start === held.length) {
        held = [];
        start = 0;
      }
      tidy();
      return taken;
    },
    all: () => held.slice(start),
    size: () => held.length - start,
    next: () => pushed,
  };
}
