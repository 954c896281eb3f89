import type { StatelyInspectionEvent } from '@statelyai/inspect';

/** A message as `@statelyai/inspect` sends it: an actor, an event, or a snapshot. */
export type StandardMessage = StatelyInspectionEvent;

/** Our addition to the standard messages: the transitions of a microstep, eventless ones included. */
export interface MicrostepMessage {
  readonly type: '@app.microstep';
  readonly _version: string;
  readonly id: string;
  readonly createdAt: string;
  readonly rootId: string | undefined;
  readonly sessionId: string;
  readonly event: { readonly type: string };
  /** Ids of transitions, in the order taken. */
  readonly transitions: readonly string[];
  /** State value after the step. */
  readonly value: unknown;
  /** Transitions tried for the step, in order; absent where only one without a guard was possible, and for the charts of calls. */
  readonly asked?: readonly TriedTransition[];
}

/** A transition that was tried for a step; one without a guard always holds. */
export interface TriedTransition {
  /** Id of its transition. */
  readonly edge: string;
  readonly holds: boolean;
  /** Redacted reads of the context, and of the event as `event.…`. */
  readonly reads: Readonly<Record<string, unknown>>;
}

export type Message = StandardMessage | MicrostepMessage;

/** Whether the guard of a transition of an active state passes now; of several that pass for one event, the first is taken. */
export interface GuardResult {
  /** Id of the transition. */
  readonly edge: string;
  /** null: it reads the event's data, so it can't be evaluated before the event; or it throws. */
  readonly holds: boolean | null;
  /** Redacted reads of the context. */
  readonly reads: Readonly<Record<string, unknown>>;
}

/** From a page of the app to inspectors. */
export type FromApp =
  | {
      readonly from: 'app';
      readonly kind: 'messages';
      /** Random id of this page load. */
      readonly page: string;
      /** Random id of the browser's tab, the same after a reload; absent in older recordings. */
      readonly tab?: string;
      /** Path of the page, without ids and search. */
      readonly path: string;
      /** Number of the first message; a message that is sent again keeps its number. */
      readonly first: number;
      readonly messages: readonly Message[];
    }
  | {
      readonly from: 'app';
      readonly kind: 'acceptance';
      readonly page: string;
      readonly sessionId: string;
      readonly transitions: readonly GuardResult[];
    }
  | {
      readonly from: 'app';
      readonly kind: 'definition';
      readonly page: string;
      /** Id of the chart, as in the messages. */
      readonly chart: string;
      readonly definition: string;
    }
  | { readonly from: 'app'; readonly kind: 'left'; readonly page: string };

/** From the inspector to the pages of the app: requests, and that it is there (`@app.open` is its heartbeat) or no longer is. */
export type FromInspector =
  | { readonly type: '@statelyai.connected' }
  | { readonly type: '@statelyai.disconnected' }
  | { readonly type: '@app.open' }
  | { readonly type: '@app.explain'; readonly page: string; readonly sessionId: string }
  /** Requests the definition of a chart that the inspector does not have. */
  | { readonly type: '@app.define'; readonly page: string; readonly sessionId: string };

/** Name of the BroadcastChannel, which connects pages of one origin only. */
export const CHANNEL = 'xstate-inspect';

/** Version of `@statelyai/inspect` whose message format is used. */
export const PROTOCOL_VERSION = '0.7.2';

/** Interval of an inspector's heartbeats. */
export const HEARTBEAT_INTERVAL_MS = 5_000;

/** How long a page waits for an inspector that was closed, in ms: it may only have been reloaded. */
export const RECONNECT_WITHIN_MS = 10_000;

/** Maximum number of buffered messages, in the page and in the inspector; the oldest are dropped. */
export const MAX_MESSAGES = 50_000;

/** Whether this is a valid message of an inspector; any page of the origin may post to the channel. */
export function isFromInspector(data: unknown): data is FromInspector {
  if (!isRecord(data) || typeof data.type !== 'string') return false;
  if (data.type === '@app.explain' || data.type === '@app.define')
    return isText(data.page) && isText(data.sessionId);
  return ['@statelyai.connected', '@statelyai.disconnected', '@app.open'].includes(data.type);
}

const MAX_LIST_ITEMS = 2_000;

/** Whether this is a valid message of a page of the app; anything else in the channel is dropped. */
export function isFromApp(data: unknown): data is FromApp {
  if (!isRecord(data) || data.from !== 'app' || !isText(data.page) || !isBounded(data)) return false;
  if (data.kind === 'left') return true;
  if (data.kind === 'acceptance')
    return isText(data.sessionId) && isList(data.transitions) && data.transitions.every(isGuardResult);
  if (data.kind === 'definition') return isText(data.chart) && isText(data.definition, MAX_DEFINITION_LENGTH);
  return (
    data.kind === 'messages' &&
    isText(data.path) &&
    isOptionalText(data.tab) &&
    isMessageNumber(data.first) &&
    isList(data.messages) &&
    data.messages.length > 0 &&
    data.messages.every(isMessage)
  );
}

/** Whether this is a valid message number; so that the numbers counted from it are exact. */
function isMessageNumber(data: unknown): boolean {
  return Number.isSafeInteger(data) && Number(data) >= 0 && Number(data) <= MAX_MESSAGE_NUMBER;
}

/** A page never sends as many messages. */
const MAX_MESSAGE_NUMBER = 1e12;

function isMessage(data: unknown): data is Message {
  if (!isRecord(data) || !isText(data.sessionId) || !isTimestampText(data.createdAt)) return false;
  if (data.type === '@xstate.actor')
    return (
      isText(data.name) &&
      isOptionalText(data.parentId) &&
      isSnapshot(data.snapshot) &&
      isOptionalText(data.definition, MAX_DEFINITION_LENGTH)
    );
  if (!isRecord(data.event) || !isText(data.event.type)) return false;
  if (data.type === '@xstate.event') return isOptionalText(data.sourceId);
  if (data.type === '@xstate.snapshot') return isSnapshot(data.snapshot);
  return (
    data.type === '@app.microstep' &&
    isList(data.transitions) &&
    data.transitions.every((id) => isText(id)) &&
    (data.asked === undefined || (isList(data.asked) && data.asked.every(isEvaluatedGuard)))
  );
}

function isEvaluatedGuard(data: unknown): data is TriedTransition {
  return isRecord(data) && isText(data.edge) && typeof data.holds === 'boolean' && isRecord(data.reads);
}

function isGuardResult(data: unknown): data is GuardResult {
  return (
    isRecord(data) &&
    isText(data.edge) &&
    (data.holds === null || typeof data.holds === 'boolean') &&
    isRecord(data.reads)
  );
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

function isList(data: unknown): data is readonly unknown[] {
  return Array.isArray(data) && data.length <= MAX_LIST_ITEMS;
}

function isSnapshot(data: unknown): boolean {
  return isRecord(data) && isOptionalText(data.status);
}

/** Whether this is a valid date, in ms as text. */
function isTimestampText(data: unknown): boolean {
  return isText(data) && data !== '' && Math.abs(Number(data)) <= MAX_DATE_MS;
}

const MAX_DATE_MS = 8.64e15;

/** Whether the message of the channel, and each message in it, is JSON-serialisable and bounded in size. */
function isBounded({ messages, ...envelope }: Readonly<Record<string, unknown>>): boolean {
  const messageList = isList(messages) ? messages : [messages];
  return (
    isBoundedTree(envelope, MAX_DEPTH) &&
    messageList.every((message) => isBoundedTree(message, MAX_DEPTH - 2))
  );
}

/** Both bounds are far above the size of any redacted value. */
const MAX_NODES = 20_000;
const MAX_CHARACTERS = 200_000;

/** Remaining size budget of a tree. */
interface Budget {
  nodes: number;
  characters: number;
}

/** Whether this is JSON-serialisable and bounded in size; a definition is counted by its own bound. */
function isBoundedTree(data: unknown, depth: number): boolean {
  const mayHaveDefinition = isRecord(data) && (data.kind === 'definition' || data.type === '@xstate.actor');
  const definitionLength =
    mayHaveDefinition && isText(data.definition, MAX_DEFINITION_LENGTH) ? data.definition.length : 0;
  return isSerialisable(data, depth, { nodes: MAX_NODES, characters: MAX_CHARACTERS + definitionLength });
}

/** Whether this is JSON-serialisable: no cycles, bounded depth, no bigints, no class instances. Reduces the budget. */
function isSerialisable(data: unknown, depth: number, budget: Budget): boolean {
  budget.nodes -= 1;
  if (typeof data === 'string') budget.characters -= data.length;
  if (budget.nodes < 0 || budget.characters < 0) return false;
  if (typeof data === 'bigint' || typeof data === 'symbol' || typeof data === 'function') return false;
  if (typeof data !== 'object' || data === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(data))
    // An array without holes or extra properties.
    return (
      data.length <= budget.nodes &&
      Object.keys(data).length === data.length &&
      data.every((item) => isSerialisable(item, depth - 1, budget))
    );
  const prototype: unknown = Object.getPrototypeOf(data);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.entries(data).every(([name, value]) => {
    budget.characters -= name.length;
    return isSerialisable(value, depth - 1, budget);
  });
}

/** Above the depth of any message: `redact` copies each part of a message to a depth of 8. */
const MAX_DEPTH = 16;

const MAX_TEXT_LENGTH = 400;
const MAX_DEFINITION_LENGTH = 400_000;

function isText(data: unknown, maxLength = MAX_TEXT_LENGTH): data is string {
  return typeof data === 'string' && data.length <= maxLength;
}

function isOptionalText(data: unknown, maxLength = MAX_TEXT_LENGTH): boolean {
  return data === undefined || isText(data, maxLength);
}
