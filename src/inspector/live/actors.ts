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
  /**
   * The whole chart of those of a page that run it. Anybody of the origin may tell one: it is taken where it is a chart of
   * that name, and only by who had nothing but the name until now.
   */
  readonly define: (page: string, chart: string, definition: string) => void;
  readonly all: () => readonly Actor[];
  readonly get: (key: string) => Actor | undefined;
  readonly has: (key: string) => boolean;
  readonly forget: (which: (actor: Actor) => boolean) => void;
}

const MOST = 1_000;

/**
 * Holds the newest 1,000: those that ended go first.
 * @param forgotten what is kept of this actor elsewhere goes with it
 */
export function createKnownActors(forgotten: (key: string) => void): KnownActors {
  const actors = new Map<string, Actor>();
  const remove = (key: string) => {
    actors.delete(key);
    forgotten(key);
  };
  const forgetOne = () => {
    if (actors.size <= MOST) return;
    const ended = [...actors.values()].find(({ status }) => status !== 'active');
    remove(ended?.key ?? [...actors.keys()][0] ?? '');
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
          definition: isSameChart(before?.definition, message.definition)
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
      if (!isChart(definition, chart)) return;
      const name = JSON.stringify({ id: chart });
      for (const [key, actor] of actors)
        if (actor.page === page && actor.definition === name) actors.set(key, { ...actor, definition });
    },
    all: () => [...actors.values()],
    get: (key) => actors.get(key),
    has: (key) => actors.has(key),
    forget(which) {
      for (const [key, actor] of actors) if (which(actor)) remove(key);
    },
  };
}

export function keyOf(page: string, sessionId: string): string {
  return `${page}/${sessionId}`;
}

/** Whether both are definitions of the same chart, one perhaps only its name: what is no definition is never the same. */
function isSameChart(before: string | null | undefined, now: string | undefined): boolean {
  if (before == null || now === undefined) return false;
  if (before === now) return true;
  const id = fieldsOf(before)?.id;
  return typeof id === 'string' && id === fieldsOf(now)?.id;
}

/** Whether a definition is a whole chart of this id. */
function isChart(definition: string, id: string): boolean {
  const fields = fieldsOf(definition);
  return fields?.id === id && typeof fields.states === 'object' && fields.states !== null;
}

/** Null for what is no JSON, or no object. */
function fieldsOf(definition: string): { readonly id?: unknown; readonly states?: unknown } | null {
  try {
    const data: unknown = JSON.parse(definition);
    return typeof data === 'object' && data !== null && !Array.isArray(data) ? data : null;
  } catch {
    return null;
  }
}

function statusOf(snapshot: unknown): string | null {
  if (typeof snapshot !== 'object' || snapshot === null || !('status' in snapshot)) return null;
  return typeof snapshot.status === 'string' ? snapshot.status : null;
}
