import type { AnyStateMachine } from 'xstate';

import { redact, redactKey } from './redact';

/** What a guard is asked with. */
export interface Given {
  readonly context: unknown;
  readonly event: unknown;
}

/** What was read of an object, redacted: the path, such as `loan.status`, and what stood there. */
export type Reads = Readonly<Record<string, unknown>>;

/** A rule that reads more than this says no more by naming it all. */
const MOST_READS = 12;

/** As XState does: a name, a name with parameters, a function, or several put together. Null: not to be known here. */
export function askGuard(machine: AnyStateMachine, guard: unknown, given: Given): boolean | null {
  if (guard === undefined) return true;
  if (typeof guard === 'string') return askGuard(machine, machine.implementations.guards[guard], given);
  if (typeof guard === 'function') {
    if (!('check' in guard)) return Boolean(guard(given, undefined));
    const parts = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : null;
    return parts === null
      ? null
      : combine(
          guard.name,
          parts.map((part) => askGuard(machine, part, given)),
        );
  }
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return null;
  const rule: unknown = machine.implementations.guards[String(guard.type)];
  const params: unknown = 'params' in guard ? guard.params : undefined;
  const found: unknown = typeof params === 'function' ? params(given) : params;
  if (typeof rule !== 'function' || 'check' in rule) return askGuard(machine, rule, given);
  return Boolean(rule(given, found));
}

function combine(name: string, parts: readonly (boolean | null)[]): boolean | null {
  const [first = null] = parts;
  if (name === 'not') return first === null ? null : !first;
  const decisive = name === 'or';
  if (parts.includes(decisive)) return decisive;
  return parts.includes(null) ? null : !decisive;
}

/** Notes what is read of plain objects, down to the last part: an object stands for itself only where no part was asked for. */
export interface ReadNotes {
  /** The same object, watched. */
  readonly watch: <T>(value: T, path: string) => T;
  /** What was read since it was asked for last. */
  readonly reads: () => Reads;
}

/** What a part of an object is noted as. */
interface Part {
  readonly path: string;
  /** Redacted; of an object, itself: how much of it there is, is told only where no part of it was read. */
  readonly shown: unknown;
  /** What the reader is given. */
  readonly given: unknown;
}

export function noteReads(): ReadNotes {
  let found = new Map<string, unknown>();
  const watch = <T>(value: T, path: string, key: string): T => {
    if (!isPlain(value)) return value;
    const isItem = Array.isArray(value);
    /** The rules of a decision read the same again and again. */
    const parts = new Map<string, Part>();
    const partOf = (name: string, read: unknown): Part => {
      const said = isItem && /^\d+$/.test(name) ? name : redactKey(name);
      const at = path === '' ? said : `${path}.${said}`;
      // An item of a list is what the list's key says; how many there are is nobody's secret.
      const keyed = isItem && name !== 'length' ? key : name;
      if (!isPlain(read)) return { path: at, shown: redact(read, keyed), given: read };
      // What can never change must be given as it is: the language insists.
      const own = Reflect.getOwnPropertyDescriptor(value, name);
      const isFixed = own?.configurable === false && own.writable === false;
      return { path: at, shown: read, given: isFixed ? read : watch(read, at, keyed) };
    };
    return new Proxy(value, {
      get(target, name, receiver) {
        const read: unknown = Reflect.get(target, name, receiver);
        if (typeof name === 'symbol' || typeof read === 'function') return read;
        const known = parts.get(name) ?? partOf(name, read);
        parts.set(name, known);
        found.delete(path);
        if (found.size < MOST_READS) found.set(known.path, known.shown);
        return known.given;
      },
    });
  };
  return {
    watch: (value, path) => watch(value, path, ''),
    reads() {
      const read = [...found].map(([path, value]) => [path, isPlain(value) ? sizeOf(value) : value] as const);
      found = new Map();
      return Object.fromEntries(read);
    },
  };
}

function isPlain<T>(value: T): value is T & object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** That it is there, and how much of it. */
function sizeOf(value: object): string {
  return Array.isArray(value) ? `[${value.length}]` : '{…}';
}
