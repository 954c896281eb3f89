import { type FromApp, isFromApp, type Message } from '../../telemetry/inspection/protocol';
import { redact, redactAnywhere, redactPath, redactStateValue } from '../../telemetry/inspection/redact';
import { createRecording, type Entry, type Recording, valueIn } from './recording';

const FORMAT = 'loan-app-recording';
const VERSION = 1;

/** Maximum file size in bytes, for writing and reading. */
export const MAX_BYTES = 48 * 1024 * 1024;

/** Messages per batch: reading allows no more. */
const BATCH = 500;

/** Why a file was refused. */
export type Refusal = 'tooLarge' | 'broken' | 'foreign' | 'newer' | 'damaged' | 'empty';

/** An opened recording, or why it was refused. */
export type Opened =
  | { readonly ok: true; readonly recording: Recording; readonly savedAt: number }
  | { readonly ok: false; readonly why: Refusal };

/**
 * The recording as JSON: all messages in order, redacted again, whatever their source. Where that would be too large, its
 * newest part.
 * @param savedAt ms
 */
export function writeRecording(recording: Recording, savedAt: number, mostBytes = MAX_BYTES): string {
  const head = { format: FORMAT, version: VERSION, savedAt };
  const entries = recording.entries();
  // A page chooses its own id: in a file it is replaced by a number.
  const names = new Map(recording.pages().map(({ id }, index) => [id, `page${index + 1}`]));
  const nameOf = (page: string) => names.get(page) ?? 'page0';
  const lastPaths = new Map(recording.pages().map(({ id, path }) => [id, path]));
  const lines: string[] = [];
  let left = mostBytes - 10_000;
  let first = entries.length;
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const entry = entries[at];
    if (entry === undefined) break;
    const isElsewhere = lastPaths.get(entry.page) !== entry.path;
    const where = isElsewhere ? [redactPath(entry.path)] : [];
    const line = JSON.stringify([nameOf(entry.page), redacted(entry.message), ...where]);
    // A character may take three bytes.
    left -= /^[\x20-\x7e]*$/.test(line) ? line.length + 2 : line.length * 3;
    if (left < 0) break;
    lines.push(line);
    first = entry.no;
  }
  // Actors that started before the first stored entry come first.
  const earlier = recording
    .actors()
    .filter(({ since }) => since < first)
    .map((actor) =>
      JSON.stringify([
        nameOf(actor.page),
        redacted(messageOf(actor, entries[0], stateBefore(recording, actor.key, first))),
      ]),
    );
  const pages = recording.pages().map(({ id, path, isLive }) => [nameOf(id), redactPath(path), !isLive]);
  const body = [...earlier, ...lines.reverse()].join(',\n');
  return `${JSON.stringify({ ...head, pages }).slice(0, -1)},"entries":[\n${body}\n]}\n`;
}

/** Reads a file of `writeRecording`. Untrusted: anything invalid is refused, and nothing is executed. */
export function readRecording(text: string): Opened {
  if (text.length > MAX_BYTES) return { ok: false, why: 'tooLarge' };
  const data = parse(text);
  if (data === undefined) return { ok: false, why: text.includes(FORMAT) ? 'damaged' : 'broken' };
  if (!isRecord(data) || data.format !== FORMAT) return { ok: false, why: 'foreign' };
  if (data.version !== VERSION)
    return { ok: false, why: Number(data.version) > VERSION ? 'newer' : 'damaged' };
  const fromPages = messagesIn(data);
  if (fromPages === null) return { ok: false, why: 'damaged' };
  if (fromPages.length === 0) return { ok: false, why: 'empty' };
  const recording = createRecording();
  for (const one of fromPages) recording.accept(one);
  return { ok: true, recording, savedAt: Number(data.savedAt) || 0 };
}

/** The pages' messages, validated like those of the channel. */
function messagesIn({ pages, entries }: Readonly<Record<string, unknown>>): readonly FromApp[] | null {
  if (!Array.isArray(pages) || !Array.isArray(entries)) return null;
  const known = new Map<unknown, readonly unknown[]>(
    pages.flatMap((page: unknown) => (Array.isArray(page) ? [[page[0], page]] : [])),
  );
  const pathIn = (entry: unknown): unknown => fieldIn(entry, 2) ?? known.get(fieldIn(entry, 0))?.[1] ?? '';
  const next = new Map<unknown, number>();
  /** Number of batches until a page ends. */
  const until = new Map<unknown, number>();
  const fromPages: FromApp[] = [];
  let at = 0;
  while (at < entries.length) {
    const page = fieldIn(entries[at], 0);
    const path = pathIn(entries[at]);
    const from = at;
    const isOn = (entry: unknown) => fieldIn(entry, 0) === page && pathIn(entry) === path;
    while (at < entries.length && at - from < BATCH && isOn(entries[at])) at += 1;
    const messages = entries.slice(from, at).map((entry) => fieldIn(entry, 1));
    const first = next.get(page) ?? 0;
    next.set(page, first + messages.length);
    const one: unknown = { from: 'app', kind: 'messages', page, path, first, messages };
    if (!isFromApp(one)) return null;
    fromPages.push(one);
    until.set(one.page, fromPages.length);
  }
  return fromPages.flatMap((one, index) => {
    const hasLeft = known.get(one.page)?.[2] === true && until.get(one.page) === index + 1;
    return hasLeft ? [one, { from: 'app', kind: 'left', page: one.page }] : one;
  });
}

function fieldIn(entry: unknown, at: number): unknown {
  return Array.isArray(entry) ? entry[at] : undefined;
}

/** An actor's state value before an entry. */
function stateBefore(recording: Recording, actor: string, no: number): unknown {
  for (const { message } of recording.backwards(actor, no - 1)) {
    const value = valueIn(message);
    if (value !== undefined) return value;
  }
  return recording.stateValueBefore(actor);
}

function messageOf(
  actor: ReturnType<Recording['actors']>[number],
  first: Entry | undefined,
  value: unknown,
): Message {
  const { sessionId, name, parent, definition, status, page } = actor;
  const about: Message = {
    type: '@xstate.actor',
    _version: '',
    id: '',
    createdAt: String(first?.at ?? 0),
    rootId: sessionId,
    sessionId,
    name,
    parentId: parent?.slice(page.length + 1),
    definition: definition ?? undefined,
    // SAFETY: the part of a snapshot that messages contain, typed as a live one.
    snapshot: { status, value } as unknown as Extract<Message, { type: '@xstate.actor' }>['snapshot'],
  };
  return about;
}

/** A message safe to send to anybody, by the redaction that the app uses. */
function redacted(message: Message): unknown {
  const { type, createdAt, sessionId, rootId } = message;
  const base = {
    type,
    createdAt,
    sessionId: redactAnywhere(sessionId),
    rootId: redactAnywhere(rootId ?? ''),
  };
  if (message.type === '@xstate.actor') {
    const { name, parentId, definition, snapshot } = message;
    return {
      ...base,
      name: redactAnywhere(name),
      parentId: parentId === undefined ? undefined : redactAnywhere(parentId),
      definition: definition === undefined ? undefined : chartNameOf(definition),
      snapshot: snapshotOf(snapshot),
    };
  }
  const event = { ...Object(redact({ ...message.event })), type: redactAnywhere(message.event.type) };
  if (message.type === '@xstate.event') {
    const sourceId = message.sourceId === undefined ? undefined : redactAnywhere(message.sourceId);
    return { ...base, event, sourceId };
  }
  if (message.type === '@xstate.snapshot') return { ...base, event, snapshot: snapshotOf(message.snapshot) };
  return {
    ...base,
    event,
    transitions: message.transitions.map((id) => redactAnywhere(id)),
    value: redactStateValue(message.value),
    asked: message.asked?.map(({ edge, holds, reads }) => ({
      edge: redactAnywhere(edge),
      holds,
      reads: readsOf(reads),
    })),
  };
}

/** State names of a snapshot, and the rest redacted as by the app. */
function snapshotOf(snapshot: object): unknown {
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

/** Redacted reads; the last part of a path is the key. */
function readsOf(reads: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(
    Object.entries(reads).map(([path, value]) => [
      redactAnywhere(path),
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

/** Only the chart's id: the reader of the file has the charts. */
function chartNameOf(definition: string): string | undefined {
  const data = parse(definition);
  return isRecord(data) && typeof data.id === 'string'
    ? JSON.stringify({ id: redactAnywhere(data.id) })
    : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
