import type { AnyStateMachine } from 'xstate';

const texts = new WeakMap<object, string>();

/**
 * A chart as JSON that `createMachine` reads: its config in document order, functions by name, not truncated.
 * @param indent spaces, for a readable file
 */
export function definitionText(machine: AnyStateMachine, indent = 0): string {
  const known = indent === 0 ? texts.get(machine.config) : undefined;
  if (known !== undefined) return known;
  const text = JSON.stringify(machine.config, replace, indent);
  if (indent === 0) texts.set(machine.config, text);
  return text;
}

/** A definition with the chart's id only: the inspector has the charts, and requests the whole of an unknown one. */
export function shortDefinition(machine: AnyStateMachine): string {
  return JSON.stringify({ id: machine.id });
}

/** Replaces functions and invoked charts by their names; the context is the merchant's data, and left out. */
function replace(this: unknown, key: string, value: unknown): unknown {
  if (key === 'context' || isHandedOver(this, key)) return undefined;
  if (typeof value === 'function')
    return PLAIN_FUNCTIONS.has(key) ? undefined : { type: value.name === '' ? 'inline' : value.name };
  if (key === 'src' && typeof value === 'object') return 'inline';
  return value;
}

/** A child's input and an output are data, even as constants. */
function isHandedOver(holder: unknown, key: string): boolean {
  if (typeof holder !== 'object' || holder === null) return false;
  return (
    (key === 'input' && 'src' in holder) || (key === 'output' && ('type' in holder || 'states' in holder))
  );
}

/** Properties computed from the context, without a name to show. */
const PLAIN_FUNCTIONS = new Set(['input', 'output', 'params', 'context']);
