import { type Acceptance, type FromApp, HELD, type Message } from '../../telemetry/inspection/protocol';

import { groupBy } from '../group-by';

/** An actor of a page of the app. */
export interface Actor {
  /** `<page>/<session id>`: session ids begin anew with each page. */
  readonly key: string;
  readonly page: string;
  readonly sessionId: string;
  readonly parent: string | null;
  readonly name: string;
  readonly definition: string | null;
  /** Number of the entry that it came with. */
  readonly since: number;
  readonly status: string;
}

/** One message, with its number in the recording. */
export interface Entry {
  readonly no: number;
  readonly actor: string;
  readonly page: string;
  /** ms */
  readonly at: number;
  readonly message: Message;
}

/** One life of a page of the app: a reload begins another. */
export interface Page {
  readonly id: string;
  readonly path: string;
  readonly isLive: boolean;
}

export interface Recording {
  readonly accept: (told: FromApp) => void;
  readonly pages: () => readonly Page[];
  readonly actors: () => readonly Actor[];
  readonly actor: (key: string) => Actor | undefined;
  /** All entries that are held, the oldest first. */
  readonly entries: () => readonly Entry[];
  /** Entries of one actor up to a number, the newest first. */
  readonly backwards: (actor: string, upTo: number) => Generator<Entry>;
  /** What an actor last said of its guards, and at which entry. */
  readonly acceptance: (actor: string) => readonly Acceptance[] | null;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Grows with each change. */
  readonly version: () => number;
}

const MOST_PAGES = 12;
const MOST_ACTORS = 1_000;

/** Keeps what the pages tell, within a fixed bound: entries, pages and actors that ended long ago go first. */
export function createRecording(now: () => number = Date.now): Recording {
  const pages = new Map<string, { path: string; isLive: boolean; next: number }>();
  const actors = new Map<string, Actor>();
  const accepted = new Map<string, readonly Acceptance[]>();
  let entries: Entry[] = [];
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
    const made = { path: '', isLive: true, next: 0 };
    pages.set(id, made);
    const [oldest] = pages.keys();
    if (pages.size > MOST_PAGES && oldest !== undefined) {
      pages.delete(oldest);
      for (const [key, actor] of actors) if (actor.page === oldest) actors.delete(key);
    }
    return made;
  };
  const learn = (page: string, no: number, message: Message) => {
    const key = keyOf(page, message.sessionId);
    const before = actors.get(key);
    const status = 'snapshot' in message ? statusOf(message.snapshot) : null;
    if (message.type === '@xstate.actor') {
      actors.set(key, {
        key,
        page,
        sessionId: message.sessionId,
        parent: message.parentId === undefined ? null : keyOf(page, message.parentId),
        name: message.name,
        // Named again, it is what it was: a whole one that was asked for stays.
        definition:
          chartIdOf(before?.definition ?? null) === chartIdOf(message.definition ?? null)
            ? (before?.definition ?? null)
            : (message.definition ?? null),
        since: before?.since ?? no,
        status: status ?? 'active',
      });
      forgetEnded();
    } else if (before !== undefined && status !== null && status !== before.status) {
      actors.set(key, { ...before, status });
    }
  };
  const forgetEnded = () => {
    if (actors.size <= MOST_ACTORS) return;
    const ended = [...actors.values()].find(({ status }) => status !== 'active');
    actors.delete(ended?.key ?? [...actors.keys()][0] ?? '');
  };
  const add = (page: string, message: Message) => {
    const at = Number(message.createdAt);
    const entry = {
      no: count,
      actor: keyOf(page, message.sessionId),
      page,
      at: Number.isFinite(at) ? at : now(),
      message,
    };
    count += 1;
    learn(page, entry.no, message);
    entries.push(entry);
    const own = byActor.get(entry.actor);
    if (own === undefined) byActor.set(entry.actor, [entry]);
    else own.push(entry);
  };
  /** The oldest tenth goes at once: one by one would be slow. */
  const tidy = () => {
    if (entries.length <= HELD) return;
    entries = entries.slice(entries.length - HELD * 0.9);
    byActor = groupBy(entries, ({ actor }) => actor);
  };

  return {
    accept(told) {
      if (told.kind === 'acceptance') {
        accepted.set(keyOf(told.page, told.sessionId), told.branches);
        return changed();
      }
      if (told.kind === 'definition') {
        for (const [key, actor] of actors)
          if (actor.page === told.page && chartIdOf(actor.definition) === told.chart)
            actors.set(key, { ...actor, definition: told.definition });
        return changed();
      }
      const page = pageOf(told.page);
      if (told.kind === 'left') {
        page.isLive = false;
        return changed();
      }
      // Told once more, it may come after the page's own goodbye.
      const isNews = told.first + told.messages.length > page.next;
      if (isNews) page.isLive = true;
      page.path = told.path;
      // A replay repeats what is known already.
      told.messages.forEach((message, index) => {
        if (told.first + index < page.next) return;
        add(told.page, message);
      });
      page.next = Math.max(page.next, told.first + told.messages.length);
      tidy();
      changed();
    },
    pages: () => [...pages].map(([id, { path, isLive }]) => ({ id, path, isLive })),
    actors: () => [...actors.values()],
    actor: (key) => actors.get(key),
    entries: () => entries,
    *backwards(actor, upTo) {
      const own = byActor.get(actor) ?? [];
      for (let at = own.length - 1; at >= 0; at -= 1) {
        const entry = own[at];
        if (entry !== undefined && entry.no <= upTo) yield entry;
      }
    },
    acceptance: (actor) => accepted.get(actor) ?? null,
    clear() {
      entries = [];
      byActor = new Map();
      for (const [key, { status }] of actors) if (status !== 'active') actors.delete(key);
      for (const [id, { isLive }] of pages) if (!isLive) pages.delete(id);
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
  };
}

export function keyOf(page: string, sessionId: string): string {
  return `${page}/${sessionId}`;
}

/** The id that a definition, short or whole, begins with; null for none. */
function chartIdOf(definition: string | null): string | null {
  return /^\{"id":"((?:[^"\\]|\\.)*)"/.exec(definition ?? '')?.[1] ?? null;
}

function statusOf(snapshot: unknown): string | null {
  if (typeof snapshot !== 'object' || snapshot === null || !('status' in snapshot)) return null;
  return typeof snapshot.status === 'string' ? snapshot.status : null;
}
