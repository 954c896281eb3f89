import { type FromApp, isFromApp, type Message } from '../../telemetry/inspection/protocol';
import { redactPath } from '../../telemetry/inspection/redact';
import { type Entry, valueIn } from './entries';
import { isRecord, parse } from './parsed-json';
import { createRecording, type Page, type Recording } from './recording';
import { redactMessage } from './redact-message';
import { statusAt } from './running-at';
import type { Tab } from './tab-numbers';

const FORMAT = 'loan-app-recording';
const VERSION = 1;

/** Maximum file size in bytes, for writing and reading. */
export const MAX_BYTES = 48 * 1024 * 1024;

/** Kept free for what is written beside the entries. */
const HEAD_BYTES = 10_000;

/** Messages are read in batches, as a page sends them. */
const MAX_BATCH_MESSAGES = 500;

/** Why a file was refused. */
export type Refusal = 'tooLarge' | 'broken' | 'foreign' | 'newer' | 'damaged' | 'empty';

/** The recording in a file, or why the file was refused. `savedAt`: ms. */
export type RecordingResult =
  | { readonly ok: true; readonly recording: Recording; readonly savedAt: number }
  | { readonly ok: false; readonly refusal: Refusal };

type MessagesResult =
  | { readonly ok: true; readonly messages: readonly FromApp[]; readonly savedAt: number }
  | { readonly ok: false; readonly refusal: Refusal };

/** What of a recording is written. */
export interface WriteOptions {
  readonly maxBytes?: number;
  readonly isWritten?: (page: Page) => boolean;
  /** The tab's id in the file. By default its number: its own id is of no use to anybody else. */
  readonly tabIdOf?: (tab: Tab) => string;
}

/**
 * The recording as JSON: all messages in order, redacted again, because any page of the origin may have sent them. Where that
 * would be too large, only the newest part.
 * @param savedAt ms
 */
export function writeRecording(
  recording: Recording,
  savedAt: number,
  {
    maxBytes = MAX_BYTES,
    isWritten = () => true,
    tabIdOf = ({ number }) => `tab${number}`,
  }: WriteOptions = {},
): string {
  const head = { format: FORMAT, version: VERSION, savedAt };
  const writtenPages = recording.pages().filter(isWritten);
  const writtenIds = new Set(writtenPages.map(({ id }) => id));
  const entries = recording.entries().filter(({ page }) => writtenIds.has(page));
  // A page may choose any id, so it is replaced by a number.
  const pageNames = new Map(writtenPages.map(({ id }, index) => [id, `page${index + 1}`]));
  const pageName = (page: string) => pageNames.get(page) ?? 'page0';
  const lastPaths = new Map(recording.pages().map(({ id, path }) => [id, path]));
  /** The newest entries, the newest first. */
  const lines: { readonly entry: Entry; readonly line: string; readonly bytes: number }[] = [];
  let remainingBytes = maxBytes - HEAD_BYTES;
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    const entry = entries[index];
    if (entry === undefined) break;
    const hasOtherPath = lastPaths.get(entry.page) !== entry.path;
    const optionalPath = hasOtherPath ? [redactPath(entry.path)] : [];
    const line = JSON.stringify([pageName(entry.page), redactMessage(entry.message), ...optionalPath]);
    const bytes = bytesOf(line);
    if (bytes > remainingBytes) break;
    remainingBytes -= bytes;
    lines.push({ entry, line, bytes });
  }
  /** Actors that started before the first written entry are written first, with their state at that entry. */
  const earlierActors = () => {
    const first = lines.at(-1)?.entry;
    const firstNo = first?.no ?? Number.POSITIVE_INFINITY;
    return recording
      .actors()
      .filter(({ page, firstEntryNo }) => writtenIds.has(page) && firstEntryNo < firstNo)
      .map((actor) => {
        const message = messageOf(actor, (first ?? entries.at(-1))?.at ?? savedAt, {
          status: statusAt(recording, actor.key, firstNo - 1),
          value: stateValueBefore(recording, actor.key, firstNo),
        });
        return JSON.stringify([pageName(actor.page), redactMessage(message)]);
      });
  };
  let actorLines = earlierActors();
  const excessBytes = () =>
    lines.reduce((sum, { bytes }) => sum + bytes, HEAD_BYTES - maxBytes) +
    actorLines.reduce((sum, line) => sum + bytesOf(line), 0);
  // Room for these actors: fewer entries, so that more actors may have started before the first one.
  for (let excess = excessBytes(); excess > 0 && lines.length > 0; excess = excessBytes()) {
    while (excess > 0 && lines.length > 0) excess -= lines.pop()?.bytes ?? 0;
    actorLines = earlierActors();
  }
  const pages = writtenPages.map(({ id, path, isLive, tab }) => [
    pageName(id),
    redactPath(path),
    !isLive,
    tabIdOf(tab),
  ]);
  const body = [...actorLines, ...lines.reverse().map(({ line }) => line)].join(',\n');
  return `${JSON.stringify({ ...head, pages }).slice(0, -1)},"entries":[\n${body}\n]}\n`;
}

/** Reads a file of `writeRecording`. The file is untrusted: anything invalid is refused, and nothing in it is executed. */
export function readRecording(text: string): RecordingResult {
  const read = readMessages(text);
  if (!read.ok) return read;
  const recording = createRecording();
  for (const pageMessage of read.messages) recording.accept(pageMessage);
  return { ok: true, recording, savedAt: read.savedAt };
}

/** The messages in a file of `writeRecording`, validated, in the form in which the pages sent them. */
export function readMessages(text: string): MessagesResult {
  if (text.length > MAX_BYTES) return { ok: false, refusal: 'tooLarge' };
  const data = parse(text);
  if (data === undefined) return { ok: false, refusal: text.includes(FORMAT) ? 'damaged' : 'broken' };
  if (!isRecord(data) || data.format !== FORMAT) return { ok: false, refusal: 'foreign' };
  if (data.version !== VERSION)
    return { ok: false, refusal: Number(data.version) > VERSION ? 'newer' : 'damaged' };
  const pageMessages = messagesIn(data);
  if (pageMessages === null) return { ok: false, refusal: 'damaged' };
  if (pageMessages.length === 0) return { ok: false, refusal: 'empty' };
  return { ok: true, messages: pageMessages, savedAt: Number(data.savedAt) || 0 };
}

/** The messages in a file, in the form in which the pages sent them, validated like those; null where one is invalid. */
function messagesIn({ pages, entries }: Readonly<Record<string, unknown>>): readonly FromApp[] | null {
  if (!Array.isArray(pages) || !Array.isArray(entries)) return null;
  const pagesById = new Map<unknown, readonly unknown[]>(
    pages.flatMap((page: unknown) => (Array.isArray(page) ? [[page[0], page]] : [])),
  );
  const pathOf = (entry: unknown): unknown =>
    fieldIn(entry, 2) ?? pagesById.get(fieldIn(entry, 0))?.[1] ?? '';
  const tabOf = (page: unknown): unknown => pagesById.get(page)?.[3];
  const nextNo = new Map<unknown, number>();
  /** Number of batches up to the last one of each page. */
  const batchCountByPage = new Map<unknown, number>();
  const pageMessages: FromApp[] = [];
  let index = 0;
  while (index < entries.length) {
    const page = fieldIn(entries[index], 0);
    const path = pathOf(entries[index]);
    const batchStart = index;
    const isSameBatch = (entry: unknown) => fieldIn(entry, 0) === page && pathOf(entry) === path;
    while (index < entries.length && index - batchStart < MAX_BATCH_MESSAGES && isSameBatch(entries[index]))
      index += 1;
    const messages = entries.slice(batchStart, index).map((entry) => fieldIn(entry, 1));
    const first = nextNo.get(page) ?? 0;
    nextNo.set(page, first + messages.length);
    const pageMessage: unknown = {
      from: 'app',
      kind: 'messages',
      page,
      tab: tabOf(page),
      path,
      first,
      messages,
    };
    if (!isFromApp(pageMessage)) return null;
    pageMessages.push(pageMessage);
    batchCountByPage.set(pageMessage.page, pageMessages.length);
  }
  return pageMessages.flatMap((pageMessage, index) => {
    const isLastOfClosedPage =
      pagesById.get(pageMessage.page)?.[2] === true && batchCountByPage.get(pageMessage.page) === index + 1;
    return isLastOfClosedPage
      ? [pageMessage, { from: 'app', kind: 'left', page: pageMessage.page }]
      : pageMessage;
  });
}

/** The size of a line with its separator, or more: a character that is not ASCII takes up to three bytes. */
function bytesOf(line: string): number {
  return /^[\x20-\x7e]*$/.test(line) ? line.length + 2 : line.length * 3;
}

function fieldIn(entry: unknown, index: number): unknown {
  return Array.isArray(entry) ? entry[index] : undefined;
}

/** The state value of an actor before an entry. */
function stateValueBefore(recording: Recording, actor: string, no: number): unknown {
  for (const { message } of recording.entriesBackwards(actor, no - 1)) {
    const value = valueIn(message);
    if (value !== undefined) return value;
  }
  return recording.stateValueBefore(actor);
}

/** A message that describes an actor, for one whose own message is not written. @param at ms */
function messageOf(
  actor: ReturnType<Recording['actors']>[number],
  at: number,
  snapshot: { readonly status: string | null; readonly value: unknown },
): Message {
  const { sessionId, name, parent, definition, page } = actor;
  const message: Message = {
    type: '@xstate.actor',
    _version: '',
    id: '',
    createdAt: String(at),
    rootId: sessionId,
    sessionId,
    name,
    parentId: parent?.slice(page.length + 1),
    definition: definition ?? undefined,
    // SAFETY: messages contain only a part of a snapshot, but are typed as if they had all of it.
    snapshot: snapshot as unknown as Extract<Message, { type: '@xstate.actor' }>['snapshot'],
  };
  return message;
}
