import type { Message } from '../../telemetry/inspection/protocol';
import { redact, redactIdentifier, redactStateValue } from '../../telemetry/inspection/redact';
import { isRecord, parse } from './parsed-json';

/** The message, redacted by the redaction of the app, so that it can be sent to anybody. */
export function redactMessage(message: Message): unknown {
  const { type, createdAt, sessionId, rootId } = message;
  const base = {
    type,
    createdAt,
    sessionId: redactSessionId(sessionId),
    rootId: redactSessionId(rootId ?? ''),
  };
  if (message.type === '@xstate.actor') {
    const { name, parentId, definition, snapshot } = message;
    return {
      ...base,
      name: redactIdentifier(name),
      parentId: parentId === undefined ? undefined : redactSessionId(parentId),
      definition: definition === undefined ? undefined : shortDefinition(definition),
      snapshot: redactSnapshot(snapshot),
    };
  }
  const event = { ...Object(redact({ ...message.event })), type: redactIdentifier(message.event.type) };
  if (message.type === '@xstate.event') {
    const sourceId = message.sourceId === undefined ? undefined : redactSessionId(message.sourceId);
    return { ...base, event, sourceId };
  }
  if (message.type === '@xstate.snapshot')
    return { ...base, event, snapshot: redactSnapshot(message.snapshot) };
  return {
    ...base,
    event,
    transitions: message.transitions.map((id) => redactIdentifier(id)),
    value: redactStateValue(message.value),
    asked: message.asked?.map(({ edge, holds, reads }) => ({
      edge: redactIdentifier(edge),
      holds,
      reads: redactReads(reads),
    })),
  };
}

/** The id that XState gave an actor, such as `x:12345`, whose digits are no personal data; other texts are redacted. */
function redactSessionId(id: string): string {
  return /^x:\d{1,7}$/.test(id) ? id : redactIdentifier(id);
}

/** The parts of a snapshot that are shown, redacted. */
function redactSnapshot(snapshot: object): unknown {
  const { status, value, context, output, error, input } = Object.fromEntries(Object.entries(snapshot));
  return {
    status: redact(status, 'status'),
    value: redactStateValue(value),
    context: redact(context, 'context'),
    output: redact(output, 'output'),
    error: redact(error, 'error'),
    input: redact(input, 'input'),
  };
}

/** Redacted reads of a guard. The key that decides about redaction is the last part of the path that is no list index. */
function redactReads(reads: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(
    Object.entries(reads).map(([path, value]) => [
      redactIdentifier(path),
      typeof value === 'string' && /^(\{…\}|\[\d+\])$/.test(value)
        ? value
        : redact(
            value,
            path
              .replace(/(\.\d+)+$/, '')
              .split('.')
              .at(-1) ?? '',
          ),
    ]),
  );
}

/** The definition with the chart's id only: the inspector that reads the file has the charts. */
function shortDefinition(definition: string): string | undefined {
  const data = parse(definition);
  return isRecord(data) && typeof data.id === 'string'
    ? JSON.stringify({ id: redactIdentifier(data.id) })
    : undefined;
}
