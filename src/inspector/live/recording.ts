import type { FromApp, GuardResult } from '../../telemetry/inspection/protocol';

import { groupBy } from '../group-by';
import { type Actor, createKnownActors, keyOf } from './actors';
import { countUpTo, type Entry, valueIn } from './entries';
import {
  createMessageOrder,
  createReceivedMessages,
  type MessageOrder,
  type NumberedMessage,
} from './message-order';
import { createMessageStore } from './message-store';
import { createTabNumbers, type Tab, type TabNumbers } from './tab-numbers';

/** One load of a page of the app: after a reload it is another page. */
export interface Page {
  readonly id: string;
  readonly tab: Tab;
  readonly path: string;
  readonly isLive: boolean;
  /** Number of the first entry after the page was closed; null while it is open. */
  readonly firstEntryAfterClose: number | null;
}

/** All that pages of the app sent, or a file contains. */
export interface Recording {
  /** Adds a message of a page. */
  readonly accept: (received: FromApp) => void;
  /** Whether messages are missing that the pages have not repeated yet. */
  readonly isMissing: () => boolean;
  /** To be called when the pages had time to repeat missing messages: continues without those that are still missing. */
  readonly settle: () => void;
  readonly pages: () => readonly Page[];
  readonly actors: () => readonly Actor[];
  readonly actor: (key: string) => Actor | undefined;
  /** All stored entries, the oldest first. */
  readonly entries: () => readonly Entry[];
  /** Entries of one actor up to a number, the newest first. */
  readonly entriesBackwards: (actor: string, upTo: number) => Generator<Entry>;
  /** An actor's state value before its stored entries; undefined where no entry of the actor was dropped. */
  readonly stateValueBefore: (actor: string) => unknown;
  /** The guard results that the page sent after an actor's last entry; null before. */
  readonly guardResults: (actor: string) => readonly GuardResult[] | null;
  /** Removes all entries and ended actors, and hides closed pages with their actors until they are restored. */
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Grows with each change. */
  readonly version: () => number;
}

const MAX_PAGES = 12;

/** ms after the `left` message of a page within which messages that the page sent before may still arrive. */
export const LATE_MESSAGES_MS = 3_000;

interface KnownPage {
  readonly tab: Tab;
  readonly order: MessageOrder;
  /** Path of the last accepted message; null before, and for a closed page that was cleared, until it is restored. */
  path: string | null;
  /** Path of the last received message, even if it still waits for missing ones. */
  reportedPath: string;
  /** The `left` message: the numbers that follow it in the recording and in the page, and the time of receipt in ms. */
  leftMessage: {
    readonly nextEntryNo: number;
    readonly nextMessageNo: number;
    readonly receivedAt: number;
  } | null;
}

/**
 * Creates an empty recording. Its size is bounded: the oldest entries, closed pages and ended actors are removed first.
 * @param onMissing called when messages are missing: the pages have to repeat them, then call `settle`
 * @param tabNumbers continued by this recording
 */
export function createRecording(
  now: () => number = Date.now,
  onMissing: () => void = () => {},
  tabNumbers: TabNumbers = createTabNumbers(),
): Recording {
  const pages = new Map<string, KnownPage>();
  const receivedMessages = createReceivedMessages(now);
  const guardResults = new Map<string, readonly GuardResult[]>();
  const lastStateValues = new Map<string, unknown>();
  const actors = createKnownActors((key) => {
    guardResults.delete(key);
    lastStateValues.delete(key);
  });
  const messageStore = createMessageStore<Entry>(({ message }) => message);
  let entriesByActor = new Map<string, Entry[]>();
  let entryCount = 0;
  let version = 0;
  const listeners = new Set<() => void>();

  const notifyListeners = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const getOrCreatePage = (id: string, tab: string) => {
    const knownPage = pages.get(id);
    if (knownPage !== undefined) return knownPage;
    const page: KnownPage = {
      tab: tabNumbers.tabOf(id, tab, closedAt),
      order: createMessageOrder(id, receivedMessages, onMissing),
      path: null,
      reportedPath: '',
      leftMessage: null,
    };
    if (pages.size >= MAX_PAGES) removeOnePage();
    pages.set(id, page);
    return page;
  };
  const closedAt = (tab: Tab): number => {
    const pagesOfTab = [...pages.values()].filter((page) => page.tab === tab);
    return Math.max(
      0,
      ...pagesOfTab.map(({ leftMessage }) => leftMessage?.receivedAt ?? Number.POSITIVE_INFINITY),
    );
  };
  /** Removes the oldest page that is closed or has no accepted message; the oldest page where there is none. */
  const removeOnePage = () => {
    const removable = [...pages].find(([, { path, leftMessage }]) => path === null || leftMessage !== null);
    const id = removable?.[0] ?? [...pages.keys()][0] ?? '';
    pages.delete(id);
    actors.removeWhere(({ page }) => page === id);
  };
  const addEntry = (page: string, { message }: NumberedMessage, path: string) => {
    const key = keyOf(page, message.sessionId);
    // The page reports its actors again for each inspector that is opened: this is no new entry.
    if (message.type === '@xstate.actor' && actors.has(key) && entriesByActor.has(key))
      return actors.update(page, entryCount, message);
    const createdAt = Number(message.createdAt);
    const at = Number.isFinite(createdAt) ? createdAt : now();
    const entry = { no: entryCount, actor: key, page, at, path, message };
    entryCount += 1;
    actors.update(page, entry.no, message);
    // Guards read the context, so earlier results may no longer be right.
    guardResults.delete(key);
    messageStore.push(entry);
    const actorEntries = entriesByActor.get(entry.actor);
    if (actorEntries === undefined) entriesByActor.set(entry.actor, [entry]);
    else actorEntries.push(entry);
  };
  const isTooLate = (leftMessageAt: number) => now() - leftMessageAt > LATE_MESSAGES_MS;
  const addEntries = (id: string, page: KnownPage, newMessages: readonly NumberedMessage[], path: string) => {
    if (newMessages.length === 0) return;
    page.path = path;
    for (const received of newMessages) addEntry(id, received, path);
    dropOldestEntries();
    notifyListeners();
  };
  const isShown = ({ page }: Actor) => pages.get(page)?.path != null;
  /** Stores the last state value of each actor in entries that are being removed. */
  const storeStates = (removedEntries: readonly Entry[]) => {
    for (const { actor, message } of removedEntries) {
      const value = valueIn(message);
      if (value !== undefined && actors.has(actor)) lastStateValues.set(actor, value);
    }
  };
  const dropOldestEntries = () => {
    const removed = messageStore.dropOldest();
    if (removed.length === 0) return;
    storeStates(removed);
    entriesByActor = groupBy(messageStore.all(), ({ actor }) => actor);
  };

  return {
    accept(received) {
      if (received.kind === 'acceptance') {
        const key = keyOf(received.page, received.sessionId);
        if (!actors.has(key)) return;
        guardResults.set(key, received.transitions);
        const page = pages.get(received.page);
        // The page still answers: another page of the origin has sent the `left` message in its name.
        if (page?.leftMessage != null && isTooLate(page.leftMessage.receivedAt)) page.leftMessage = null;
        return notifyListeners();
      }
      if (received.kind === 'definition') {
        actors.define(received.page, received.chart, received.definition);
        return notifyListeners();
      }
      if (received.kind === 'left') {
        const page = pages.get(received.page);
        if (page === undefined) return;
        page.leftMessage ??= { nextEntryNo: entryCount, nextMessageNo: page.order.end(), receivedAt: now() };
        return notifyListeners();
      }
      const page = getOrCreatePage(received.page, received.tab ?? received.page);
      const newMessages = page.order.receive(received.first, received.messages);
      page.reportedPath = received.path;
      // Messages that the page sent before its `left` message may arrive after it; any later message shows that it is open.
      const { leftMessage } = page;
      if (
        leftMessage !== null &&
        newMessages.some(({ no }) => no >= leftMessage.nextMessageNo || isTooLate(leftMessage.receivedAt))
      )
        page.leftMessage = null;
      addEntries(received.page, page, newMessages, received.path);
    },
    isMissing: () => [...pages.values()].some(({ order }) => order.isWaiting()),
    settle() {
      for (const [id, page] of pages)
        addEntries(id, page, page.order.settle(), page.path ?? page.reportedPath);
    },
    pages: () =>
      [...pages].flatMap(([id, { tab, path, leftMessage }]) =>
        path === null
          ? []
          : {
              id,
              tab,
              path,
              isLive: leftMessage === null,
              firstEntryAfterClose: leftMessage?.nextEntryNo ?? null,
            },
      ),
    actors: () => actors.all().filter(isShown),
    actor(key) {
      const actor = actors.get(key);
      return actor !== undefined && isShown(actor) ? actor : undefined;
    },
    entries: messageStore.all,
    *entriesBackwards(actor, upTo) {
      const actorEntries = entriesByActor.get(actor) ?? [];
      for (let index = countUpTo(actorEntries, upTo) - 1; index >= 0; index -= 1) {
        const entry = actorEntries[index];
        if (entry !== undefined) yield entry;
      }
    },
    stateValueBefore: (actor) => lastStateValues.get(actor),
    guardResults: (actor) => guardResults.get(actor) ?? null,
    clear() {
      actors.removeWhere(({ status }) => status !== 'active');
      // A page that is restored from the back/forward cache goes on with its numbers and actors, so these are only hidden.
      for (const page of pages.values()) if (page.leftMessage !== null) page.path = null;
      storeStates(messageStore.all());
      messageStore.clear();
      entriesByActor = new Map();
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
