import type { StatelyInspectionEvent } from '@statelyai/inspect';

/** A message as `@statelyai/inspect` sends it: an actor, an event, or a snapshot. */
export type StandardMessage = StatelyInspectionEvent;

/** Missing in the standard: the transitions of a step, eventless ones included. */
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
  /** Guards evaluated for the step, in order; absent without a choice. */
  readonly asked?: readonly EvaluatedGuard[];
}

/** A guard that was evaluated for a step. */
export interface EvaluatedGuard {
  /** Id of its transition. */
  readonly edge: string;
  readonly holds: boolean;
  /** Redacted reads of the context, and of the event as `event.…`. */
  readonly reads: Readonly<Record<string, unknown>>;
}

export type Message = StandardMessage | MicrostepMessage;

/** Whether a transition of an active state would be taken now. */
export interface GuardResult {
  /** Id of the transition. */
  readonly edge: string;
  /** null: the guard reads the event's payload, so it can't be evaluated before. */
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
      /** Path of the page, without ids and search. */
      readonly path: string;
      /** Number of the first message; a repetition has the same numbers. */
      readonly first: number;
      readonly messages: readonly Message[];
    }
  | {
      readonly from: 'app';
      readonly kind: 'acceptance';
      readonly page: string;
      readonly sessionId: string;
      readonly branches: readonly GuardResult[];
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

/** From the inspector to the pages of the app. It can only request messages. */
export type FromInspector =
  | { readonly type: '@statelyai.connected' }
  | { readonly type: '@statelyai.disconnected' }
  | { readonly type: '@app.open' }
  | { readonly type: '@app.explain'; readonly page: string; readonly sessionId: string }
  /** A chart that the inspector does not know itself. */
  | { readonly type: '@app.define'; readonly page: string; readonly sessionId: string };

/** Name of the BroadcastChannel: pages of one origin only. */
export const CHANNEL = 'xstate-inspect';

/** Version of `@statelyai/inspect` whose messages these are. */
export const VERSION = '0.7.2';

/** Heartbeat interval of an inspector, ms. */
export const HEARTBEAT_INTERVAL_MS = 5_000;

/** ms within which a closed inspector may return: it was reloaded. */
export const BACK_WITHIN = 10_000;

/** Maximum number of buffered messages, in the page and in the inspector; the oldest are dropped. */
export const MAX_MESSAGES = 50_000;

/** Whether a message of the channel is a valid inspector message; any page of the origin may post. */
export function isFromInspector(data: unknown): data is FromInspector {
  if (!isRecord(data) || typeof data.type !== 'string') return false;
  if (data.type === '@app.explain' || data.type === '@app.define')
    return isText(data.page) && isText(data.sessionId);
  return ['@statelyai.connected', '@statelyai.disconnected', '@app.open'].includes(data.type);
}

const MAX_AT_ONCE = 2_000;

/** Whether a message of the channel is a valid page message; anything else is dropped. */
export function isFromApp(data: unknown): data is FromApp {
  if (!isRecord(data) || data.from !== 'app' || !isText(data.page) || !isBounded(data)) return false;
  if (data.kind === 'left') return true;
  if (data.kind === 'acceptance')
    return isText(data.sessionId) && isList(data.branches) && data.branches.every(isAcceptance);
  if (data.kind === 'definition') return isText(data.chart) && isText(data.definition, MAX_DEFINITION);
  return (
    data.kind === 'messages' &&
    isText(data.path) &&
    isNumber(data.first) &&
    isList(data.messages) &&
    data.messages.length > 0 &&
    data.messages.every(isMessage)
  );
}

/** A message number; later numbers must be representable. */
function isNumber(data: unknown): boolean {
  return Number.isSafeInteger(data) && Number(data) >= 0 && Number(data) <= LAST_NUMBER;
}

/** Upper bound of message numbers, never reached by a page. */
const LAST_NUMBER = 1e12;

function isMessage(data: unknown): data is Message {
  if (!isRecord(data) || !isText(data.sessionId) || !isMoment(data.createdAt)) return false;
  if (data.type === '@xstate.actor')
    return (
      isText(data.name) &&
      isOptionalText(data.parentId) &&
      isSnapshot(data.snapshot) &&
      isOptionalText(data.definition, MAX_DEFINITION)
    );
  if (!isRecord(data.event) || !isText(data.event.type)) return false;
  if (data.type === '@xstate.event') return isOptionalText(data.sourceId);
  if (data.type === '@xstate.snapshot') return isSnapshot(data.snapshot);
  return (
    data.type === '@app.microstep' &&
    isList(data.transitions) &&
    data.transitions.every((one) => isText(one)) &&
    (data.asked === undefined || (isList(data.asked) && data.asked.every(isAsked)))
  );
}

function isAsked(data: unknown): data is EvaluatedGuard {
  return isRecord(data) && isText(data.edge) && typeof data.holds === 'boolean' && isRecord(data.reads);
}

function isAcceptance(data: unknown): data is GuardResult {
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
  return Array.isArray(data) && data.length <= MAX_AT_ONCE;
}

function isSnapshot(data: unknown): boolean {
  return isRecord(data) && isOptionalText(data.status);
}

/** Milliseconds, as text, of a valid date. */
function isMoment(data: unknown): boolean {
  return isText(data) && data !== '' && Math.abs(Number(data)) <= LAST_MOMENT;
}

const LAST_MOMENT = 8.64e15;

/** Whether the envelope and each message are JSON-serialisable and bounded in size. */
function isBounded({ messages, ...beside }: Readonly<Record<string, unknown>>): boolean {
  const parts = isList(messages) ? messages : [messages];
  return isSmallTree(beside, MAX_DEPTH) && parts.every((part) => isSmallTree(part, MAX_DEPTH - 2));
}

/** Far above the size of any redacted value. */
const MAX_NODES = 20_000;
const MAX_CHARACTERS = 200_000;

/** Remaining size budget of a tree. */
interface Budget {
  nodes: number;
  characters: number;
}

/** A definition has its own size bound. */
function isSmallTree(data: unknown, depth: number): boolean {
  const mayDefine = isRecord(data) && (data.kind === 'definition' || data.type === '@xstate.actor');
  const definition = mayDefine && isText(data.definition, MAX_DEFINITION) ? data.definition.length : 0;
  return isTree(data, depth, { nodes: MAX_NODES, characters: MAX_CHARACTERS + definition });
}

/** JSON-serialisable: no cycles, bounded depth, no bigints, no class instances. */
function isTree(data: unknown, depth: number, budget: Budget): boolean {
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
      data.every((item) => isTree(item, depth - 1, budget))
    );
  const prototype: unknown = Object.getPrototypeOf(data);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.entries(data).every(([name, value]) => {
    budget.characters -= name.length;
    return isTree(value, depth - 1, budget);
  });
}

/** The redactor goes 8 deep into each part of a message. */
const MAX_DEPTH = 16;

const MAX_TEXT = 400;
const MAX_DEFINITION = 400_000;

function isText(data: unknown, most = MAX_TEXT): data is string {
  return typeof data === 'string' && data.length <= most;
}

function isOptionalText(data: unknown, most = MAX_TEXT): boolean {
  return data === undefined || isText(data, most);
}
