import type { AnyActorRef, InspectionEvent } from 'xstate';

import { messageOf, type TimedInspectionEvent } from './messages';
import { MAX_MESSAGES, type Message } from './protocol';

/** Consecutive messages, with the number of the first. */
export interface Batch {
  readonly first: number;
  readonly messages: readonly Message[];
}

export interface Recorder {
  /** Appends an inspection event, to be sent later. @param createdAt ms */
  readonly record: (inspectionEvent: InspectionEvent, createdAt: number) => void;
  /** Sends a message about an actor that did not come from an inspection event. */
  readonly add: (message: Message, actor: AnyActorRef) => void;
  /** All buffered messages with those of pending events, in batches, for an inspector that is opened later or reloaded. */
  readonly replay: () => readonly Batch[];
  /** Sends all that is pending at once; called before the page is unloaded. */
  readonly flush: () => void;
  readonly stop: () => void;
}

export interface RecorderDependencies {
  readonly send: (batch: Batch) => void;
  /** Calls `run` when the page is idle; `remainingMs` returns the remaining idle time. Returns a function that cancels it. */
  readonly whenIdle: (run: (remainingMs: () => number) => void) => () => void;
}

/** Maximum number of messages in one message of the channel. The browser copies an object that they share only once. */
const MAX_BATCH_MESSAGES = 200;

/**
 * Records XState's inspection events. During the app's own tasks they are only appended; they are redacted and sent when the
 * page is idle. Events and messages are bounded: the oldest are dropped.
 */
export function createRecorder({ send, whenIdle }: RecorderDependencies): Recorder {
  const pendingEvents = createRing<TimedInspectionEvent>();
  const messages = createRing<Message>();
  let cancel: (() => void) | null = null;
  /** Snapshot of each actor after its last converted event: the guards of its next step were evaluated with it. */
  let lastSnapshots = new WeakMap<object, unknown>();
  const readMessage = (recorded: TimedInspectionEvent): Message | null => {
    const { inspected: inspectionEvent } = recorded;
    const message = messageOf(recorded, lastSnapshots.get(inspectionEvent.actorRef));
    if (inspectionEvent.type === '@xstate.microstep' || inspectionEvent.type === '@xstate.snapshot')
      lastSnapshots.set(inspectionEvent.actorRef, inspectionEvent.snapshot);
    return message;
  };

  /** Turns the oldest pending events into messages. */
  const takeBatch = (): Batch => {
    const first = messages.next();
    const batch: Message[] = [];
    for (const recorded of pendingEvents.removeOldest(MAX_BATCH_MESSAGES)) {
      const message = readMessage(recorded);
      if (message === null) continue;
      messages.push(message);
      batch.push(message);
    }
    return { first, messages: batch };
  };
  const sendBatch = () => {
    const batch = takeBatch();
    if (batch.messages.length > 0) send(batch);
  };
  const sendWhileIdle = (remainingMs: () => number) => {
    cancel = null;
    do sendBatch();
    while (pendingEvents.size() > 0 && remainingMs() > 2);
    scheduleSend();
  };
  const scheduleSend = () => {
    if (cancel === null && pendingEvents.size() > 0) cancel = whenIdle(sendWhileIdle);
  };

  return {
    record(inspectionEvent, createdAt) {
      if (inspectionEvent.type === '@xstate.action' || isRedundant(inspectionEvent)) return;
      // An event was dropped: the actors' last snapshots are unknown.
      if (pendingEvents.push({ inspected: inspectionEvent, at: createdAt })) lastSnapshots = new WeakMap();
      scheduleSend();
    },
    add(message, actor) {
      if (!lastSnapshots.has(actor)) lastSnapshots.set(actor, actor.getSnapshot());
      send({ first: messages.next(), messages: [message] });
      messages.push(message);
    },
    replay() {
      while (pendingEvents.size() > 0) takeBatch();
      const allMessages = messages.all();
      const firstNumber = messages.next() - allMessages.length;
      const batches = Array.from(
        { length: Math.ceil(allMessages.length / MAX_BATCH_MESSAGES) },
        (_, start) => start * MAX_BATCH_MESSAGES,
      );
      return batches.map((start) => ({
        first: firstNumber + start,
        messages: allMessages.slice(start, start + MAX_BATCH_MESSAGES),
      }));
    },
    flush() {
      while (pendingEvents.size() > 0) sendBatch();
    },
    stop() {
      cancel?.();
      pendingEvents.removeOldest(Number.POSITIVE_INFINITY);
    },
  };
}

/** Whether this is the init event of an actor or an event of a promise: the snapshot that follows contains the same event. */
function isRedundant(inspectionEvent: InspectionEvent): boolean {
  if (inspectionEvent.type !== '@xstate.event') return false;
  return (
    inspectionEvent.event.type === 'xstate.init' || inspectionEvent.event.type.startsWith('xstate.promise.')
  );
}

interface Ring<T> {
  /** Appends an item; returns whether the oldest was dropped. */
  readonly push: (item: T) => boolean;
  /** Removes and returns the oldest items. */
  readonly removeOldest: (count: number) => T[];
  readonly all: () => T[];
  readonly size: () => number;
  /** Number of the next item: how many were ever pushed. */
  readonly next: () => number;
}

/** A ring buffer of the newest 50,000 items. */
function createRing<T>(): Ring<T> {
  let items: T[] = [];
  let start = 0;
  let pushed = 0;
  const compact = () => {
    // Not at each removal, because copying a long list is slow.
    if (start < MAX_MESSAGES) return;
    items = items.slice(start);
    start = 0;
  };
  return {
    push(item) {
      items.push(item);
      pushed += 1;
      const isFull = items.length - start > MAX_MESSAGES;
      if (isFull) start += 1;
      compact();
      return isFull;
    },
    removeOldest(count) {
      const removed = items.slice(start, start + count);
      start += removed.length;
      if (start === items.length) {
        items = [];
        start = 0;
      }
      compact();
      return removed;
    },
    all: () => items.slice(start),
    size: () => items.length - start,
    next: () => pushed,
  };
}
