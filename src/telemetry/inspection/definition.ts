import type { AnyStateMachine } from 'xstate';

const texts = new WeakMap<object, string>();

/**
 * A chart as JSON that `createMachine` reads: its config in the order of the document, functions named, nothing cut off.
 * @param indent spaces, for a file that people read
 */
export function definitionText(machine: AnyStateMachine, indent = 0): string {
  const known = indent === 0 ? texts.get(machine.config) : undefined;
  if (known !== undefined) return known;
  const text = JSON.stringify(machine.config, replace, indent);
  if (indent === 0) texts.set(machine.config, text);
  return text;
}

/** Names a chart: the inspector has the charts themselves, and asks for the whole of one that it does not know. */
export function shortDefinition(machine: AnyStateMachine): string {
  return JSON.stringify({ id: machine.id });
}

/** Functions and invoked charts become their names; the context is the merchant's, and no part of a chart. */
function replace(this: unknown, key: string, value: unknown): unknown {
  if (key === 'context' || isHandedOver(this, key)) return undefined;
  if (typeof value === 'function')
    return PLAIN_FUNCTIONS.has(key) ? undefined : { type: value.name === '' ? 'inline' : value.name };
  if (key === 'src' && typeof value === 'object') return 'inline';
  return value;
}

/** What is given to a child, or told at the end, is data, even where it is written down as a constant. */
function isHandedOver(holder: unknown, key: string): boolean {
  if (typeof holder !== 'object' || holder === null) return false;
  return (
    (key === 'input' && 'src' in holder) || (key === 'output' && ('type' in holder || 'states' in holder))
  );
}

/** Computed from the context when it is needed: they have no name to show. */
const PLAIN_FUNCTIONS = new Set(['input', 'output', 'params', 'context']);
