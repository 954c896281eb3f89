import type { Acceptance, FromApp, Message } from '../../telemetry/inspection/protocol';

import { groupBy } from '../group-by';
import { type Actor, createKnownActors, keyOf } from './actors';
import { createHeard, createHearing, type Hearing, type Told } from './hearing';
import { createHeld } from './held';

/** One message, with its number in the recording. */
export interface Entry {
  readonly no: number;
  readonly actor: string;
  readonly page: string;
  /** ms */
  readonly at: number;
  /** Where the page stood. */
  readonly path: string;
  readonly message: Message;
}

/** One life of a page of the app: a reload begins another. */
export interface Page {
  readonly id: string;
  readonly path: string;
  readonly isLive: boolean;
  /** Number of the entry that would have followed when it left; null while it is there. */
  readonly leftAt: number | null;
}

export interface Recording {
  readonly accept: (told: FromApp) => void;
  /** Whether something was not heard, and is not repeated yet. */
  readonly isMissing: () => boolean;
  /** The pages had their time to repeat what was missed. */
  readonly settle: () => void;
  readonly pages: () => readonly Page[];
  readonly actors: () => readonly Actor[];
  readonly actor: (key: string) => Actor | undefined;
  /** All entries that are held, the oldest first. */
  readonly entries: () => readonly Entry[];
  /** Entries of one actor up to a number, the newest first. */
  readonly backwards: (actor: string, upTo: number) => Generator<Entry>;
  /** The state value in which an actor stood before the entries that are held; undefined where it told none before. */
  readonly stoodBefore: (actor: string) => unknown;
  /** What an actor last said of its guards, and at which entry. */
  readonly acceptance: (actor: string) => readonly Acceptance[] | null;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Grows with each change. */
  readonly version: () => number;
}

const MOST_PAGES = 12;

/** ms after a page's goodbye in which what it told before may still be on its way. */
export const LATE_WITHIN = 3_000;

interface KnownPage {
  readonly hearing: Hearing;
  /** null while nothing of it is taken. */
  path: string | null;
  /** Where it says that it stands, taken or not. */
  said: string;
  goodbye: { readonly entry: number; readonly no: number; readonly at: number } | null;
}

/**
 * Keeps what the pages tell, within a fixed bound: entries, pages and actors that ended long ago go first.
 * @param missed something was not heard: the pages are to repeat themselves, and `settle` is to be called then
 */
export function createRecording(now: () => number = Date.now, missed: () => void = () => {}): Recording {
  const pages = new Map<string, KnownPage>();
  const heard = createHeard(now);
  const accepted = new Map<string, readonly Acceptance[]>();
  const stood = new Map<string, unknown>();
  const actors = createKnownActors((key) => {
    accepted.delete(key);
    stood.delete(key);
  });
  const held = createHeld<Entry>(({ message }) => message);
  let byActor = new Map<string, Entry[]>();
  let count = 0;
  let version = 0;
  const listeners = new Set<() => void>();

  const changed = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const pageOf = (id: string) => {
    const known = pages.get(id);
    if (known !== undefined) return known;
    const made: KnownPage = {
      hearing: createHearing(id, heard, missed),
      path: null,
      said: '',
      goodbye: null,
    };
    if (pages.size >= MOST_PAGES) forgetOne();
    pages.set(id, made);
    return made;
  };
  /** Who never said a thing that fits, or left, goes before who runs. */
  const forgetOne = () => {
    const gone = [...pages].find(([, { path, goodbye }]) => path === null || goodbye !== null);
    const id = gone?.[0] ?? [...pages.keys()][0] ?? '';
    pages.delete(id);
    actors.forget(({ page }) => page === id);
  };
  const add = (page: string, { message }: Told, path: string) => {
    const key = keyOf(page, message.sessionId);
    // Told of again, since another inspector came: nothing happened.
    if (message.type === '@xstate.actor' && actors.has(key) && byActor.has(key))
      return actors.learn(page, count, message);
    const at = Number(message.createdAt);
    const entry = { no: count, actor: key, page, at: Number.isFinite(at) ? at : now(), path, message };
    count += 1;
    actors.learn(page, entry.no, message);
    held.push(entry);
    const own = byActor.get(entry.actor);
    if (own === undefined) byActor.set(entry.actor, [entry]);
    else own.push(entry);
  };
  const isOver = (at: number) => now() - at > LATE_WITHIN;
  const take = (id: string, page: KnownPage, news: readonly Told[], path: string) => {
    if (news.length === 0) return;
    page.path = path;
    for (const told of news) add(id, told, path);
    tidy();
    changed();
  };
  /** Before entries go: where each actor came to by them. */
  const keepStanding = (going: readonly Entry[]) => {
    for (const { actor, message } of going) {
      const value = valueIn(message);
      if (value !== undefined && actors.has(actor)) stood.set(actor, value);
    }
  };
  const tidy = () => {
    const gone = held.tidy();
    if (gone.length === 0) return;
    keepStanding(gone);
    byActor = groupBy(held.all(), ({ actor }) => actor);
  };

  return {
    accept(told) {
      if (told.kind === 'acceptance') {
        const key = keyOf(told.page, told.sessionId);
        if (!actors.has(key)) return;
        accepted.set(key, told.branches);
        const page = pages.get(told.page);
        // Asked after it left, it answers: somebody else took leave for it.
        if (page?.goodbye != null && isOver(page.goodbye.at)) page.goodbye = null;
        return changed();
      }
      if (told.kind === 'definition') {
        actors.define(told.page, told.chart, told.definition);
        return changed();
      }
      if (told.kind === 'left') {
        const page = pages.get(told.page);
        if (page === undefined) return;
        page.goodbye ??= { entry: count, no: page.hearing.end(), at: now() };
        return changed();
      }
      const page = pageOf(told.page);
      const news = page.hearing.hear(told.first, told.messages);
      page.said = told.path;
      // Told once more, or late, it may come after the page's own goodbye.
      const { goodbye } = page;
      if (goodbye !== null && news.some(({ no }) => no >= goodbye.no || isOver(goodbye.at)))
        page.goodbye = null;
      take(told.page, page, news, told.path);
    },
    isMissing: () => [...pages.values()].some(({ hearing }) => hearing.isWaiting()),
    settle() {
      for (const [id, page] of pages) take(id, page, page.hearing.settle(), page.path ?? page.said);
    },
    pages: () =>
      [...pages].flatMap(([id, { path, goodbye }]) =>
        path === null ? [] : { id, path, isLive: goodbye === null, leftAt: goodbye?.entry ?? null },
      ),
    actors: actors.all,
    actor: actors.get,
    entries: held.all,
    *backwards(actor, upTo) {
      const own = byActor.get(actor) ?? [];
      for (let at = countUpTo(own, upTo) - 1; at >= 0; at -= 1) {
        const entry = own[at];
        if (entry !== undefined) yield entry;
      }
    },
    stoodBefore: (actor) => stood.get(actor),
    acceptance: (actor) => accepted.get(actor) ?? null,
    clear() {
      actors.forget(({ status }) => status !== 'active');
      keepStanding(held.all());
      held.clear();
      byActor = new Map();
      for (const [id, { goodbye }] of pages) if (goodbye !== null) pages.delete(id);
      heard.clear();
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

/** The state value that a message tells, if it does. */
export function valueIn(message: Message): unknown {
  if (message.type === '@app.microstep') return message.value;
  return message.type === '@xstate.event' ? undefined : Reflect.get(message.snapshot, 'value');
}

/** How many of an actor's entries, which are in order, count. */
function countUpTo(own: readonly Entry[], upTo: number): number {
  let low = 0;
  let high = own.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((own[middle]?.no ?? 0) <= upTo) low = middle + 1;
    else high = middle;
  }
  return low;
}
