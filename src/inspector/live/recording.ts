import type { FromApp, GuardResult, Message } from '../../telemetry/inspection/protocol';

import { groupBy } from '../group-by';
import { type Actor, createKnownActors, keyOf } from './actors';
import { createHeard, createMessageOrder, type MessageOrder, type NumberedMessage } from './message-order';
import { createMessageStore } from './message-store';

/** One message, with its number in the recording. */
export interface Entry {
  readonly no: number;
  readonly actor: string;
  readonly page: string;
  /** ms */
  readonly at: number;
  /** Path of the page. */
  readonly path: string;
  readonly message: Message;
}

/** One load of a page of the app: a reload is another one. */
export interface Page {
  readonly id: string;
  readonly path: string;
  readonly isLive: boolean;
  /** Number of the next entry when it was closed; null while it is open. */
  readonly leftAt: number | null;
}

export interface Recording {
  readonly accept: (received: FromApp) => void;
  /** Whether messages are missing and not repeated yet. */
  readonly isMissing: () => boolean;
  /** The pages had time to repeat missing messages. */
  readonly settle: () => void;
  readonly pages: () => readonly Page[];
  readonly actors: () => readonly Actor[];
  readonly actor: (key: string) => Actor | undefined;
  /** All stored entries, the oldest first. */
  readonly entries: () => readonly Entry[];
  /** Entries of one actor up to a number, the newest first. */
  readonly backwards: (actor: string, upTo: number) => Generator<Entry>;
  /** An actor's state value before its stored entries; undefined without earlier ones. */
  readonly stateValueBefore: (actor: string) => unknown;
  /** The last guard evaluations of an actor, and their entry. */
  readonly acceptance: (actor: string) => readonly GuardResult[] | null;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Grows with each change. */
  readonly version: () => number;
}

const MAX_PAGES = 12;

/** ms after a page's goodbye within which its earlier messages may arrive. */
export const LATE_WITHIN = 3_000;

interface KnownPage {
  readonly order: MessageOrder;
  /** null before any of its messages was accepted. */
  path: string | null;
  /** Path that it reports, accepted or not. */
  reportedPath: string;
  goodbye: {
    readonly nextEntryNo: number;
    readonly nextMessageNo: number;
    readonly receivedAt: number;
  } | null;
}

/**
 * Stores the pages' messages within a fixed bound: the oldest entries, pages and ended actors are removed first.
 * @param onMissing called when messages are missing: the pages have to repeat them, then call `settle`
 */
export function createRecording(now: () => number = Date.now, onMissing: () => void = () => {}): Recording {
  const pages = new Map<string, KnownPage>();
  const receivedMessages = createHeard(now);
  const guardResults = new Map<string, readonly GuardResult[]>();
  const lastStateValues = new Map<string, unknown>();
  const actors = createKnownActors((key) => {
    guardResults.delete(key);
    lastStateValues.delete(key);
  });
  const messageStore = createMessageStore<Entry>(({ message }) => message);
  let byActor = new Map<string, Entry[]>();
  let count = 0;
  let version = 0;
  const listeners = new Set<() => void>();

  const notifyListeners = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const pageOf = (id: string) => {
    const known = pages.get(id);
    if (known !== undefined) return known;
    const page: KnownPage = {
      order: createMessageOrder(id, receivedMessages, onMissing),
      path: null,
      reportedPath: '',
      goodbye: null,
    };
    if (pages.size >= MAX_PAGES) removeOnePage();
    pages.set(id, page);
    return page;
  };
  /** Pages without an accepted message and closed ones are removed before open ones. */
  const removeOnePage = () => {
    const removable = [...pages].find(([, { path, goodbye }]) => path === null || goodbye !== null);
    const id = removable?.[0] ?? [...pages.keys()][0] ?? '';
    pages.delete(id);
    actors.forget(({ page }) => page === id);
  };
  const add = (page: string, { message }: NumberedMessage, path: string) => {
    const key = keyOf(page, message.sessionId);
    // Reported again for another inspector: not an event.
    if (message.type === '@xstate.actor' && actors.has(key) && byActor.has(key))
      return actors.learn(page, count, message);
    const createdAt = Number(message.createdAt);
    const entry = {
      no: count,
      actor: key,
      page,
      at: Number.isFinite(createdAt) ? createdAt : now(),
      path,
      message,
    };
    count += 1;
    actors.learn(page, entry.no, message);
    messageStore.push(entry);
    const actorEntries = byActor.get(entry.actor);
    if (actorEntries === undefined) byActor.set(entry.actor, [entry]);
    else actorEntries.push(entry);
  };
  const isTooLate = (leftAt: number) => now() - leftAt > LATE_WITHIN;
  const addEntries = (id: string, page: KnownPage, newMessages: readonly NumberedMessage[], path: string) => {
    if (newMessages.length === 0) return;
    page.path = path;
    for (const received of newMessages) add(id, received, path);
    dropOldestEntries();
    notifyListeners();
  };
  /** Before entries are removed: stores each actor's state after them. */
  const storeStates = (removedEntries: readonly Entry[]) => {
    for (const { actor, message } of removedEntries) {
      const value = valueIn(message);
      if (value !== undefined && actors.has(actor)) lastStateValues.set(actor, value);
    }
  };
  const dropOldestEntries = () => {
    const removed = messageStore.tidy();
    if (removed.length === 0) return;
    storeStates(removed);
    byActor = groupBy(messageStore.all(), ({ actor }) => actor);
  };

  return {
    accept(received) {
      if (received.kind === 'acceptance') {
        const key = keyOf(received.page, received.sessionId);
        if (!actors.has(key)) return;
        guardResults.set(key, received.branches);
        const page = pages.get(received.page);
        // It answers after its goodbye: another page of the origin had sent that.
        if (page?.goodbye != null && isTooLate(page.goodbye.receivedAt)) page.goodbye = null;
        return notifyListeners();
      }
      if (received.kind === 'definition') {
        actors.define(received.page, received.chart, received.definition);
        return notifyListeners();
      }
      if (received.kind === 'left') {
        const page = pages.get(received.page);
        if (page === undefined) return;
        page.goodbye ??= { nextEntryNo: count, nextMessageNo: page.order.end(), receivedAt: now() };
        return notifyListeners();
      }
      const page = pageOf(received.page);
      const newMessages = page.order.receive(received.first, received.messages);
      page.reportedPath = received.path;
      // A repeated or late message may arrive after the page's own goodbye.
      const { goodbye } = page;
      if (
        goodbye !== null &&
        newMessages.some(({ no }) => no >= goodbye.nextMessageNo || isTooLate(goodbye.receivedAt))
      )
        page.goodbye = null;
      addEntries(received.page, page, newMessages, received.path);
    },
    isMissing: () => [...pages.values()].some(({ order }) => order.isWaiting()),
    settle() {
      for (const [id, page] of pages)
        addEntries(id, page, page.order.settle(), page.path ?? page.reportedPath);
    },
    pages: () =>
      [...pages].flatMap(([id, { path, goodbye }]) =>
        path === null ? [] : { id, path, isLive: goodbye === null, leftAt: goodbye?.nextEntryNo ?? null },
      ),
    actors: actors.all,
    actor: actors.get,
    entries: messageStore.all,
    *backwards(actor, upTo) {
      const actorEntries = byActor.get(actor) ?? [];
      for (let index = countUpTo(actorEntries, upTo) - 1; index >= 0; index -= 1) {
        const entry = actorEntries[index];
        if (entry !== undefined) yield entry;
      }
    },
    stateValueBefore: (actor) => lastStateValues.get(actor),
    acceptance: (actor) => guardResults.get(actor) ?? null,
    clear() {
      actors.forget(({ status }) => status !== 'active');
      storeStates(messageStore.all());
      messageStore.clear();
      byActor = new Map();
      for (const [id, { goodbye }] of pages) if (goodbye !== null) pages.delete(id);
      receivedMessages.clear();
      notifyListeners();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

/** The state value in a message, if any. */
export function valueIn(message: Message): unknown {
  if (message.type === '@app.microstep') return message.value;
  return message.type === '@xstate.event' ? undefined : Reflect.get(message.snapshot, 'value');
}

/** Number of an actor's entries, which are sorted, up to a number. */
function countUpTo(actorEntries: readonly Entry[], upTo: number): number {
  let low = 0;
  let high = actorEntries.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((actorEntries[middle]?.no ?? 0) <= upTo) low = middle + 1;
    else high = middle;
  }
  return low;
}
