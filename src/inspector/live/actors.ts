import type { Message } from '../../telemetry/inspection/protocol';

/** An actor of a page of the app, as last reported. */
export interface Actor {
  /** `<page>/<session id>`: each page counts its session ids from the start. */
  readonly key: string;
  readonly page: string;
  readonly sessionId: string;
  readonly parent: string | null;
  readonly name: string;
  readonly definition: string | null;
  /** Number of the actor's first entry in the recording. */
  readonly firstEntryNo: number;
  readonly status: string;
}

/** All actors that the messages named, running or ended. */
export interface KnownActors {
  /** Adds or updates the actor of a message. @param no number of the entry with this message */
  readonly update: (page: string, no: number, message: Message) => void;
  /**
   * Sets the full definition of a chart, for the page's actors that run this chart. Any page of the origin may send a
   * definition: it is accepted only if it is of a chart with this id, and only for actors that have no full definition.
   */
  readonly define: (page: string, chart: string, definition: string) => void;
  readonly all: () => readonly Actor[];
  readonly get: (key: string) => Actor | undefined;
  readonly has: (key: string) => boolean;
  readonly removeWhere: (predicate: (actor: Actor) => boolean) => void;
}

const MAX_ACTORS = 1_000;

/** Keeps at most 1,000 actors; ended ones are removed first. @param onRemoved called for each removed actor */
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
    update(page, no, message) {
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
          // An actor may be reported again with its chart's id only: a full definition is kept.
          definition: isSameChart(previous?.definition, message.definition)
            ? (previous?.definition ?? null)
            : (message.definition ?? null),
          firstEntryNo: previous?.firstEntryNo ?? no,
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
    removeWhere(predicate) {
      for (const [key, actor] of actors) if (predicate(actor)) remove(key);
    },
  };
}

export function keyOf(page: string, sessionId: string): string {
  return `${page}/${sessionId}`;
}

/** Whether both definitions, full or with the id only, are of the same chart; false for invalid ones. */
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

/** The fields of a definition; null for invalid JSON, or no object. */
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
