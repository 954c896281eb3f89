import type { InspectionEvent } from 'xstate';

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
  /** Adds a message that XState did not tell. */
  readonly add: (message: Message) => void;
  /** All that is held, in batches: for an inspector that comes late, or again. */
  readonly replay: () => readonly Batch[];
  readonly stop: () => void;
}

export interface RecorderPorts {
  readonly send: (batch: Batch) => void;
  /** Runs later, when the page has nothing better to do; `left` tells how many ms it may take. Gives what cancels it. */
  readonly whenIdle: (run: (left: () => number) => void) => () => void;
}

/** At most so many at once: one message of the channel stays small. */
const BATCH = 200;

/**
 * Records what XState tells. In the app's own time it only takes note; redacting and sending wait until the page is idle.
 * Both the notes and the messages are bounded: in a flood, the oldest go.
 */
export function createRecorder({ send, whenIdle }: RecorderPorts): Recorder {
  const notes = createRing<Noted>();
  const messages = createRing<Message>();
  let cancel: (() => void) | null = null;

  const work = (left: () => number) => {
    cancel = null;
    do {
      const first = messages.next();
      const batch = notes.take(BATCH).flatMap((note) => messageOf(note) ?? []);
      for (const message of batch) messages.push(message);
      if (batch.length > 0) send({ first, messages: batch });
    } while (notes.size() > 0 && left() > 2);
    plan();
  };
  const plan = () => {
    if (cancel === null && notes.size() > 0) cancel = whenIdle(work);
  };

  return {
    note(told, at) {
      if (told.type === '@xstate.action') return;
      notes.push({ told, at });
      plan();
    },
    add(message) {
      send({ first: messages.next(), messages: [message] });
      messages.push(message);
    },
    replay() {
      const all = messages.all();
      const first = messages.next() - all.length;
      const batches = Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => at * BATCH);
      return batches.map((at) => ({ first: first + at, messages: all.slice(at, at + BATCH) }));
    },
    stop() {
      cancel?.();
      notes.take(Number.POSITIVE_INFINITY);
    },
  };
}

interface Ring<T> {
  readonly push: (one: T) => void;
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
      if (held.length - start > HELD) start += 1;
      tidy();
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
