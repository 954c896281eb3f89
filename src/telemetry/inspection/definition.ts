import type { AnyStateMachine } from 'xstate';

const definitions = new WeakMap<object, string>();

/**
 * A chart as JSON that `createMachine` reads: its config in document order, functions by name, not truncated.
 * @param indent spaces, for a readable file
 */
export function definitionText(machine: AnyStateMachine, indent = 0): string {
  const cached = indent === 0 ? definitions.get(machine.config) : undefined;
  if (cached !== undefined) return cached;
  const text = JSON.stringify(machine.config, replaceValue, indent);
  if (indent === 0) definitions.set(machine.config, text);
  return text;
}

/** A definition with the chart's id only: the inspector has the charts, and requests the full definition of an unknown one. */
export function shortDefinition(machine: AnyStateMachine): string {
  return JSON.stringify({ id: machine.id });
}

/** Replaces functions by their names and inline actors by `inline`; leaves out the context, which is the merchant's data. */
function replaceValue(this: unknown, key: string, value: unknown): unknown {
  if (key === 'context' || isActorData(this, key)) return undefined;
  if (typeof value === 'function')
    return COMPUTED_VALUE_KEYS.has(key) ? undefined : { type: value.name === '' ? 'inline' : value.name };
  if (key === 'src' && typeof value === 'object') return 'inline';
  return value;
}

/** Whether a property is the input of an invoked actor or an output: data, even where it is a constant. */
function isActorData(holder: unknown, key: string): boolean {
  if (typeof holder !== 'object' || holder === null) return false;
  return (
    (key === 'input' && 'src' in holder) || (key === 'output' && ('type' in holder || 'states' in holder))
  );
}

/** Properties whose function only computes a value from the context: it has no name to show. */
const COMPUTED_VALUE_KEYS = new Set(['input', 'output', 'params', 'context']);
