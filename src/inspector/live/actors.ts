import type { Message } from '../../telemetry/inspection/protocol';

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

/** Who runs and ran, as the messages tell. */
export interface KnownActors {
  /** @param no number of the entry that the message comes with */
  readonly learn: (page: string, no: number, message: Message) => void;
  /** The whole chart of those of a page that run it. */
  readonly define: (page: string, chart: string, definition: string) => void;
  readonly all: () => readonly Actor[];
  readonly get: (key: string) => Actor | undefined;
  readonly has: (key: string) => boolean;
  readonly forget: (which: (actor: Actor) => boolean) => void;
}

const MOST = 1_000;

/** Holds the newest 1,000: those that ended go first. */
export function createKnownActors(): KnownActors {
  const actors = new Map<string, Actor>();
  const forgetOne = () => {
    if (actors.size <= MOST) return;
    const ended = [...actors.values()].find(({ status }) => status !== 'active');
    actors.delete(ended?.key ?? [...actors.keys()][0] ?? '');
  };
  return {
    learn(page, no, message) {
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
        forgetOne();
      } else if (before !== undefined && status !== null && status !== before.status) {
        actors.set(key, { ...before, status });
      }
    },
    define(page, chart, definition) {
      for (const [key, actor] of actors)
        if (actor.page === page && chartIdOf(actor.definition) === chart)
          actors.set(key, { ...actor, definition });
    },
    all: () => [...actors.values()],
    get: (key) => actors.get(key),
    has: (key) => actors.has(key),
    forget(which) {
      for (const [key, actor] of actors) if (which(actor)) actors.delete(key);
    },
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
