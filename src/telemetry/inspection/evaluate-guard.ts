import type { AnyStateMachine } from 'xstate';

import { redact, redactKey } from './redact';

/** Arguments of a guard. */
export interface GuardArguments {
  readonly context: unknown;
  readonly event: unknown;
}

/** Redacted reads of an object: the path, such as `loan.status`, and the value. */
export type Reads = Readonly<Record<string, unknown>>;

/** Maximum number of listed reads of a guard. */
const MAX_READS = 12;

/**
 * Evaluates a guard as XState does: a name, a name with parameters, a function, or a combination. Null: can't be evaluated
 * here.
 */
export function evaluateGuard(
  machine: AnyStateMachine,
  guard: unknown,
  given: GuardArguments,
): boolean | null {
  if (guard === undefined) return true;
  if (typeof guard === 'string') return evaluateGuard(machine, machine.implementations.guards[guard], given);
  if (typeof guard === 'function') {
    if (!('check' in guard)) return Boolean(guard(given, undefined));
    const parts = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : null;
    return parts === null
      ? null
      : combine(
          guard.name,
          parts.map((part) => evaluateGuard(machine, part, given)),
        );
  }
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return null;
  const rule: unknown = machine.implementations.guards[String(guard.type)];
  const params: unknown = 'params' in guard ? guard.params : undefined;
  const found: unknown = typeof params === 'function' ? params(given) : params;
  if (typeof rule !== 'function' || 'check' in rule) return evaluateGuard(machine, rule, given);
  return Boolean(rule(given, found));
}

function combine(name: string, parts: readonly (boolean | null)[]): boolean | null {
  const [first = null] = parts;
  if (name === 'not') return first === null ? null : !first;
  const decisive = name === 'or';
  if (parts.includes(decisive)) return decisive;
  return parts.includes(null) ? null : !decisive;
}

/**
 * Records reads of plain objects, to the innermost property: an object itself is listed only where none of its properties was
 * read.
 */
export interface ReadRecorder {
  /** The same object, with recorded reads. */
  readonly watch: <T>(value: T, path: string) => T;
  /** Reads since the last call. */
  readonly reads: () => Reads;
}

/** Record of one property. */
interface Part {
  readonly path: string;
  /** Redacted value; for an object the object itself, whose size is shown only where none of its properties was read. */
  readonly shown: unknown;
  /** The value returned to the reader. */
  readonly given: unknown;
}

export function createReadRecorder(): ReadRecorder {
  let found = new Map<string, unknown>();
  const watch = <T>(value: T, path: string, key: string): T => {
    if (!isPlain(value)) return value;
    const isItem = Array.isArray(value);
    /** Cached: the guards of a decision read the same properties repeatedly. */
    const parts = new Map<string, Part>();
    const partOf = (name: string, read: unknown): Part => {
      const said = isItem && /^\d+$/.test(name) ? name : redactKey(name);
      const at = path === '' ? said : `${path}.${said}`;
      // A list's item is redacted by the list's key; its length is not secret.
      const keyed = isItem && name !== 'length' ? key : name;
      if (!isPlain(read)) return { path: at, shown: redact(read, keyed), given: read };
      // A proxy must return non-configurable, non-writable properties unchanged.
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
        if (found.size < MAX_READS) found.set(known.path, known.shown);
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

/** Placeholder with the size of an object. */
function sizeOf(value: object): string {
  return Array.isArray(value) ? `[${value.length}]` : '{…}';
}
