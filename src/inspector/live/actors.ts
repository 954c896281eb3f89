import type { Message } from '../../telemetry/inspection/protocol';

/** An actor of a page of the app. */
export interface Actor {
  /** `<page>/<session id>`: session ids restart with each page. */
  readonly key: string;
  readonly page: string;
  readonly sessionId: string;
  readonly parent: string | null;
  readonly name: string;
  readonly definition: string | null;
  /** Number of its first entry. */
  readonly since: number;
  readonly status: string;
}

/** Running and ended actors, from the messages. */
export interface KnownActors {
  /** @param no number of the message's entry */
  readonly learn: (page: string, no: number, message: Message) => void;
  /**
   * Sets the full chart of a page's actors that run it. Any page of the origin may send one: it is accepted only for a chart
   * of that id, and only for actors with nothing but the id so far.
   */
  readonly define: (page: string, chart: string, definition: string) => void;
  readonly all: () => readonly Actor[];
  readonly get: (key: string) => Actor | undefined;
  readonly has: (key: string) => boolean;
  readonly forget: (which: (actor: Actor) => boolean) => void;
}

const MAX_ENTRIES = 1_000;

/** Keeps the newest 1,000: ended ones are removed first. @param forgotten called to remove other data of an actor */
export function createKnownActors(forgotten: (key: string) => void): KnownActors {
  const actors = new Map<string, Actor>();
  const remove = (key: string) => {
    actors.delete(key);
    forgotten(key);
  };
  const clearOne = () => {
    if (actors.size <= MAX_ENTRIES) return;
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
          // Reported again: a full definition is kept.
          definition: isSameChart(before?.definition, message.definition)
            ? (before?.definition ?? null)
            : (message.definition ?? null),
          since: before?.since ?? no,
          status: status ?? 'active',
        });
        clearOne();
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

/** Whether both are definitions of the same chart, possibly only its id: invalid definitions are never the same. */
function isSameChart(before: string | null | undefined, now: string | undefined): boolean {
  if (before == null || now === undefined) return false;
  if (before === now) return true;
  const id = fieldsOf(before)?.id;
  return typeof id === 'string' && id === fieldsOf(now)?.id;
}

/** Whether a definition is a full chart of this id. */
function isChart(definition: string, id: string): boolean {
  const fields = fieldsOf(definition);
  return fields?.id === id && typeof fields.states === 'object' && fields.states !== null;
}

/** Null for invalid JSON, or no object. */
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
