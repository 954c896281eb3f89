import type { AnyStateMachine } from 'xstate';

import { redact, redactKey } from './redact';

/** Arguments of a guard. */
export interface GuardArguments {
  readonly context: unknown;
  readonly event: unknown;
}

/** Properties that were read, redacted: the value by its path, such as `loan.status`. */
export type Reads = Readonly<Record<string, unknown>>;

/** Maximum number of listed reads of a guard. */
const MAX_READS = 12;

/**
 * Evaluates a guard as XState does: a name, a name with parameters, a function, or a combination (`and`, `or`, `not`). Null
 * for any other kind of guard, which can't be evaluated here.
 */
export function evaluateGuard(
  machine: AnyStateMachine,
  guard: unknown,
  guardArguments: GuardArguments,
): boolean | null {
  if (guard === undefined) return true;
  if (typeof guard === 'string') return evaluateImplementation(machine, guard, guardArguments);
  if (typeof guard === 'function') {
    if (!('check' in guard)) return Boolean(guard(guardArguments, undefined));
    const operands = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : null;
    return operands === null
      ? null
      : combine(
          guard.name,
          operands.map((operand) => evaluateGuard(machine, operand, guardArguments)),
        );
  }
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return null;
  const name = String(guard.type);
  const implementation: unknown = machine.implementations.guards[name];
  const params: unknown = 'params' in guard ? guard.params : undefined;
  const resolvedParams: unknown = typeof params === 'function' ? params(guardArguments) : params;
  if (typeof implementation !== 'function' || 'check' in implementation)
    return evaluateImplementation(machine, name, guardArguments);
  return Boolean(implementation(guardArguments, resolvedParams));
}

/** Null for a name without an implementation, for which XState throws. */
function evaluateImplementation(
  machine: AnyStateMachine,
  name: string,
  guardArguments: GuardArguments,
): boolean | null {
  const implementation: unknown = machine.implementations.guards[name];
  return implementation === undefined ? null : evaluateGuard(machine, implementation, guardArguments);
}

function combine(name: string, operands: readonly (boolean | null)[]): boolean | null {
  const [first = null] = operands;
  if (name === 'not') return first === null ? null : !first;
  const decisiveResult = name === 'or';
  if (operands.includes(decisiveResult)) return decisiveResult;
  return operands.includes(null) ? null : !decisiveResult;
}

/**
 * Records which properties of plain objects and lists are read, at any depth. A property that is an object is listed only where none of
 * its own properties was read.
 */
export interface ReadRecorder {
  /** Returns a proxy of a plain object or a list, whose reads are recorded. Other values are returned unchanged. */
  readonly wrap: <T>(value: T, path: string) => T;
  /** Returns the reads since the last call: the first 12. */
  readonly reads: () => Reads;
}

/** One property that was read. */
interface PropertyRead {
  readonly path: string;
  /** The redacted value; an object is unchanged here, and replaced by its size when the reads are returned. */
  readonly reported: unknown;
  /** The value that the guard receives. */
  readonly returned: unknown;
}

export function createReadRecorder(): ReadRecorder {
  let foundReads = new Map<string, unknown>();
  const recordReadsOf = <T>(value: T, path: string, key: string): T => {
    if (!isPlain(value)) return value;
    const isList = Array.isArray(value);
    /** Cache: the guards of a decision read the same properties repeatedly. */
    const readProperties = new Map<string, PropertyRead>();
    const createPropertyRead = (name: string, propertyValue: unknown): PropertyRead => {
      const shownName = isList && /^\d+$/.test(name) ? name : redactKey(name);
      const readPath = path === '' ? shownName : `${path}.${shownName}`;
      // The items of a list are redacted by the key of the list; its length is shown.
      const redactionKey = isList && name !== 'length' ? key : name;
      if (!isPlain(propertyValue))
        return { path: readPath, reported: redact(propertyValue, redactionKey), returned: propertyValue };
      // A proxy must return non-configurable, non-writable properties unchanged.
      const descriptor = Reflect.getOwnPropertyDescriptor(value, name);
      const isReadOnly = descriptor?.configurable === false && descriptor.writable === false;
      return {
        path: readPath,
        reported: propertyValue,
        returned: isReadOnly ? propertyValue : recordReadsOf(propertyValue, readPath, redactionKey),
      };
    };
    return new Proxy(value, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof name === 'symbol' || typeof value === 'function') return value;
        const propertyRead = readProperties.get(name) ?? createPropertyRead(name, value);
        readProperties.set(name, propertyRead);
        foundReads.delete(path);
        const isListedInside = [...foundReads.keys()].some((read) =>
          read.startsWith(`${propertyRead.path}.`),
        );
        if (!isListedInside && foundReads.size < MAX_READS)
          foundReads.set(propertyRead.path, propertyRead.reported);
        return propertyRead.returned;
      },
    });
  };
  return {
    wrap: (value, path) => recordReadsOf(value, path, ''),
    reads() {
      const entries = [...foundReads].map(
        ([path, value]) => [path, isPlain(value) ? sizeOf(value) : value] as const,
      );
      foundReads = new Map();
      return Object.fromEntries(entries);
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
