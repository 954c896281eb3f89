/** Whether a screen sent the event of a step: a tap that sends other data may lead to the same state. */
import type { EventObject } from 'xstate';

import type { PathStep } from '../paths/path';
import { isSameText } from './same-text';

/** By event type, the fields that no test can know, such as a random id, a time or a file. */
export type UnknownFields = Readonly<Record<string, readonly string[] | undefined>>;

/** @throws when none of the events that the chart received in this step is the event of the step */
export function expectSent(
  { event: { move } }: PathStep,
  received: readonly EventObject[],
  unknownFields: UnknownFields = {},
): void {
  if (move.kind !== 'person') return;
  const expected = move.event;
  const ignored = unknownFields[expected.type] ?? [];
  const differing = (event: EventObject) =>
    fieldsOf(expected, event).filter(
      (key) => !ignored.includes(key) && !isEqual(fieldOf(expected, key), fieldOf(event, key)),
    );
  if (received.some((event) => differing(event).length === 0)) return;
  const sameType = received.find(({ type }) => type === expected.type);
  const keys = sameType === undefined ? undefined : differing(sameType);
  const sent = (sameType === undefined ? received : [sameType]).map((event) => eventText(event, keys));
  throw new Error(
    `the step is ${eventText(expected, keys)}, the screen sent ${sent.join(' and ') || 'nothing'}`,
  );
}

/** Deep equality of plain data; two functions or files are equal only when they are the same one. */
function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a === 'string' && typeof b === 'string') return isSameText(a, b);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  return (
    isPlain(a) &&
    isPlain(b) &&
    Array.isArray(a) === Array.isArray(b) &&
    fieldsOf(a, b).every((key) => isEqual(fieldOf(a, key), fieldOf(b, key)))
  );
}

/** An array, or an object that has no class. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/** Keys of both. A field that is undefined equals one that is not there. */
function fieldsOf(a: object, b: object): readonly string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])];
}

function fieldOf(object: object, key: string): unknown {
  return Object.entries(object).find(([name]) => name === key)?.[1];
}

/** Type and payload; of the payload only these fields, when given: those that differ. */
function eventText({ type, ...payload }: EventObject, keys?: readonly string[]): string {
  const entries = Object.entries(payload).filter(([key]) => keys?.includes(key) ?? true);
  return entries.length === 0 ? type : `${type} ${JSON.stringify(Object.fromEntries(entries))}`;
}
