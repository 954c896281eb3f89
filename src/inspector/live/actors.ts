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
  readonly forget: (predicate: (actor: Actor) => boolean) => void;
}

const MAX_ACTORS = 1_000;

/** Keeps the newest 1,000: ended ones are removed first. @param onRemoved called to remove other data of an actor */
export function createKnownActors(onRemoved: (key: string) => void): KnownActors {
  const actors = new Map<string, Actor>();
  const remove = (key: string) => {
    actors.delete(key);
    onRemoved(key);
  };
  const removeOne = () => {
    if (actors.size <= MAX_ACTORS) return;
    const endedActor = [...actors.values()].find(({ status }) => status !== 'active');
    remove(endedActor?.key ?? [...actors.keys()][0] ?? '');
  };
  return {
    learn(page, no, message) {
      const key = keyOf(page, message.sessionId);
      const previous = actors.get(key);
      const status = 'snapshot' in message ? statusOf(message.snapshot) : null;
      if (message.type === '@xstate.actor') {
        actors.set(key, {
          key,
          page,
          sessionId: message.sessionId,
          parent: message.parentId === undefined ? null : keyOf(page, message.parentId),
          name: message.name,
          // Reported again: a full definition is kept.
          definition: isSameChart(previous?.definition, message.definition)
            ? (previous?.definition ?? null)
            : (message.definition ?? null),
          since: previous?.since ?? no,
          status: status ?? 'active',
        });
        removeOne();
      } else if (previous !== undefined && status !== null && status !== previous.status) {
        actors.set(key, { ...previous, status });
      }
    },
    define(page, chart, definition) {
      if (!isChart(definition, chart)) return;
      const shortDefinition = JSON.stringify({ id: chart });
      for (const [key, actor] of actors)
        if (actor.page === page && actor.definition === shortDefinition)
          actors.set(key, { ...actor, definition });
    },
    all: () => [...actors.values()],
    get: (key) => actors.get(key),
    has: (key) => actors.has(key),
    forget(predicate) {
      for (const [key, actor] of actors) if (predicate(actor)) remove(key);
    },
  };
}

export function keyOf(page: string, sessionId: string): string {
  return `${page}/${sessionId}`;
}

/** Whether both are definitions of the same chart, possibly only its id: invalid definitions are never the same. */
function isSameChart(previous: string | null | undefined, current: string | undefined): boolean {
  if (previous == null || current === undefined) return false;
  if (previous === current) return true;
  const id = fieldsOf(previous)?.id;
  return typeof id === 'string' && id === fieldsOf(current)?.id;
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
