import type { FromApp, Message } from '../../src/telemetry/inspection/protocol';

type Snapshot = Extract<Message, { type: '@xstate.snapshot' }>['snapshot'];

const base = { _version: '', id: '', rootId: 'x' };

/** The part of a snapshot that the messages carry. */
function snapshot(fields: object): Snapshot {
  // SAFETY: its type is that of a live one.
  return fields as Snapshot;
}

/** An actor starts. @param at time, ms @param definition of its chart as JSON */
export function begins(
  sessionId: string,
  name: string,
  at = 1,
  parentId?: string,
  definition = `{"id":"${name}"}`,
): Message {
  const fields = { ...base, createdAt: String(at), sessionId, name, parentId, definition };
  return { type: '@xstate.actor', ...fields, snapshot: snapshot({ status: 'active' }) };
}

/** An actor that already runs, with its current state. */
export function runs(sessionId: string, name: string, value: string, at = 1): Message {
  const fields = {
    ...base,
    createdAt: String(at),
    sessionId,
    name,
    parentId: undefined,
    definition: `{"id":"${name}"}`,
  };
  return { type: '@xstate.actor', ...fields, snapshot: snapshot({ status: 'active', value, context: {} }) };
}

/** The snapshot of an actor after an event. @param at time, ms */
export function transitionsTo(
  sessionId: string,
  value: string,
  at = 1,
  status = 'active',
  context: object = {},
): Message {
  const fields = { ...base, createdAt: String(at), sessionId, event: { type: 'go' } };
  return { type: '@xstate.snapshot', ...fields, snapshot: snapshot({ status, value, context }) };
}

/** An actor receives an event. */
export function receives(sessionId: string, event: string, at = 1): Message {
  const fields = { ...base, createdAt: String(at), sessionId, event: { type: event } };
  return { type: '@xstate.event', ...fields, sourceId: undefined };
}

/** Messages of a page. @param first number of the first message */
export function fromPage(page: string, first: number, messages: readonly Message[], path = '/'): FromApp {
  return { from: 'app', kind: 'messages', page, path, first, messages };
}

/** An actor takes a transition. */
export function takesStep(sessionId: string, value: string, at = 1): Message {
  return {
    ...base,
    type: '@app.microstep',
    createdAt: String(at),
    sessionId,
    event: { type: 'go' },
    transitions: [`${value}|go|0`],
    value,
  };
}
