import type { StatelyInspectionEvent } from '@statelyai/inspect';

/** A message as `@statelyai/inspect` sends it: an actor, an event, or a snapshot. */
export type StandardMessage = StatelyInspectionEvent;

/** What the standard leaves out: the branches that a step took, eventless ones included. */
export interface MicrostepMessage {
  readonly type: '@app.microstep';
  readonly _version: string;
  readonly id: string;
  readonly createdAt: string;
  readonly rootId: string | undefined;
  readonly sessionId: string;
  readonly event: { readonly type: string };
  /** Ids of branches, in the order taken. */
  readonly transitions: readonly string[];
  /** State value after the step. */
  readonly value: unknown;
  /** The rules that were asked until it was taken, in order; absent where there was nothing to choose. */
  readonly asked?: readonly Asked[];
}

/** A rule that was asked when a step was taken. */
export interface Asked {
  /** Id of its branch. */
  readonly edge: string;
  readonly holds: boolean;
  /** What it read of the context, and of the event as `event.…`, redacted. */
  readonly reads: Readonly<Record<string, unknown>>;
}

export type Message = StandardMessage | MicrostepMessage;

/** What a branch of an active state would do now. */
export interface Acceptance {
  /** Id of the branch. */
  readonly edge: string;
  /** null: the guard reads what the event brings, so nobody knows before it comes. */
  readonly holds: boolean | null;
  /** What the guard read of the context, redacted. */
  readonly reads: Readonly<Record<string, unknown>>;
}

/** From a page of the app to whoever inspects. */
export type FromApp =
  | {
      readonly from: 'app';
      readonly kind: 'messages';
      /** Random id of this life of the page: another one after a reload. */
      readonly page: string;
      /** Where the page stands, without ids and search. */
      readonly path: string;
      /** Number of the first message; a replay repeats numbers. */
      readonly first: number;
      readonly messages: readonly Message[];
    }
  | {
      readonly from: 'app';
      readonly kind: 'acceptance';
      readonly page: string;
      readonly sessionId: string;
      readonly branches: readonly Acceptance[];
    }
  | {
      readonly from: 'app';
      readonly kind: 'definition';
      readonly page: string;
      /** Id of the chart, as the messages name it. */
      readonly chart: string;
      readonly definition: string;
    }
  | { readonly from: 'app'; readonly kind: 'left'; readonly page: string };

/** From the inspector to the pages of the app. It cannot make them do anything but tell. */
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

/** ms between two signs of life of an inspector. */
export const SIGN_EVERY = 5_000;

/** ms in which an inspector that said goodbye may come back: it was reloaded. */
export const BACK_WITHIN = 10_000;

/** So many messages are held, in the page and in the inspector each: the oldest go. */
export const HELD = 50_000;

/** Whether a message of the channel is an inspector's; whoever shares the origin may say anything. */
export function isFromInspector(data: unknown): data is FromInspector {
  if (!isRecord(data) || typeof data.type !== 'string') return false;
  if (data.type === '@app.explain' || data.type === '@app.define')
    return isText(data.page) && isText(data.sessionId);
  return ['@statelyai.connected', '@statelyai.disconnected', '@app.open'].includes(data.type);
}

const MOST_AT_ONCE = 2_000;

/** Whether a message of the channel is a page's; what is not exactly one is dropped whole. */
export function isFromApp(data: unknown): data is FromApp {
  if (!isRecord(data) || data.from !== 'app' || !isText(data.page) || !isBounded(data)) return false;
  if (data.kind === 'left') return true;
  if (data.kind === 'acceptance')
    return isText(data.sessionId) && isList(data.branches) && data.branches.every(isAcceptance);
  if (data.kind === 'definition') return isText(data.chart) && isText(data.definition, MOST_DEFINITION);
  return (
    data.kind === 'messages' &&
    isText(data.path) &&
    isNumber(data.first) &&
    isList(data.messages) &&
    data.messages.length > 0 &&
    data.messages.every(isMessage)
  );
}

/** Of a message: there are others after it that can be counted. */
function isNumber(data: unknown): boolean {
  return Number.isSafeInteger(data) && Number(data) >= 0 && Number(data) <= LAST_NUMBER;
}

/** No page of the app tells that much while it lives. */
const LAST_NUMBER = 1e12;

function isMessage(data: unknown): data is Message {
  if (!isRecord(data) || !isText(data.sessionId) || !isMoment(data.createdAt)) return false;
  if (data.type === '@xstate.actor')
    return (
      isText(data.name) &&
      isOptionalText(data.parentId) &&
      isSnapshot(data.snapshot) &&
      isOptionalText(data.definition, MOST_DEFINITION)
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

function isAsked(data: unknown): data is Asked {
  return isRecord(data) && isText(data.edge) && typeof data.holds === 'boolean' && isRecord(data.reads);
}

function isAcceptance(data: unknown): data is Acceptance {
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
  return Array.isArray(data) && data.length <= MOST_AT_ONCE;
}

function isSnapshot(data: unknown): boolean {
  return isRecord(data) && isOptionalText(data.status);
}

/** Milliseconds, as text, of a day that a calendar has. */
function isMoment(data: unknown): boolean {
  return isText(data) && data !== '' && Math.abs(Number(data)) <= LAST_MOMENT;
}

const LAST_MOMENT = 8.64e15;

/** Whether it can be written as JSON and is no larger than a page tells: what stands beside its messages, and each of them. */
function isBounded({ messages, ...beside }: Readonly<Record<string, unknown>>): boolean {
  const parts = isList(messages) ? messages : [messages];
  return isSmallTree(beside, MOST_DEPTH) && parts.every((part) => isSmallTree(part, MOST_DEPTH - 2));
}

/** Many times what the redactor leaves of anything. */
const MOST_NODES = 20_000;
const MOST_CHARACTERS = 200_000;

/** What a tree may still hold. */
interface Budget {
  nodes: number;
  characters: number;
}

/** A definition has a bound of its own, where a message may have one. */
function isSmallTree(data: unknown, depth: number): boolean {
  const mayDefine = isRecord(data) && (data.kind === 'definition' || data.type === '@xstate.actor');
  const definition = mayDefine && isText(data.definition, MOST_DEFINITION) ? data.definition.length : 0;
  return isTree(data, depth, { nodes: MOST_NODES, characters: MOST_CHARACTERS + definition });
}

/** What can be written as JSON: no circles, nothing endlessly deep, no big integers, no objects of a class. */
function isTree(data: unknown, depth: number, budget: Budget): boolean {
  budget.nodes -= 1;
  if (typeof data === 'string') budget.characters -= data.length;
  if (budget.nodes < 0 || budget.characters < 0) return false;
  if (typeof data === 'bigint' || typeof data === 'symbol' || typeof data === 'function') return false;
  if (typeof data !== 'object' || data === null) return true;
  if (depth === 0) return false;
  if (Array.isArray(data))
    // A list has neither holes nor names.
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
const MOST_DEPTH = 16;

const MOST_TEXT = 400;
const MOST_DEFINITION = 400_000;

function isText(data: unknown, most = MOST_TEXT): data is string {
  return typeof data === 'string' && data.length <= most;
}

function isOptionalText(data: unknown, most = MOST_TEXT): boolean {
  return data === undefined || isText(data, most);
}
