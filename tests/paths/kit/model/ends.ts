/** State names and outcomes of steps, as text. */
import type { AnyMachineSnapshot } from 'xstate';

/** Name of a state, nested ones included. */
export function nameOf({ value }: AnyMachineSnapshot): string {
  return typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '');
}

/** The state, and the output of the journey when it is final. */
export function endOf(snapshot: AnyMachineSnapshot): string {
  const output: unknown = snapshot.status === 'done' ? snapshot.output : null;
  if (typeof output !== 'object' || output === null) return nameOf(snapshot);
  if ('redirectTo' in output) return `${nameOf(snapshot)}, to ${String(output.redirectTo)}`;
  if ('kind' in output) return `${nameOf(snapshot)}, as ${String(output.kind)}`;
  return nameOf(snapshot);
}

/** Keys of the context that a step changed. Without `redirectTo`, because the text of `endOf` contains it. */
export function changedBetween(before: AnyMachineSnapshot, after: AnyMachineSnapshot): readonly string[] {
  return Object.keys(after.context).filter(
    (key) => key !== 'redirectTo' && after.context[key] !== before.context[key],
  );
}

/** The same keys, with the new value where it is true or false: `facts`, `isPaid: true`. */
export function changesBetween(before: AnyMachineSnapshot, after: AnyMachineSnapshot): readonly string[] {
  return changedBetween(before, after).map((key) => {
    const value: unknown = after.context[key];
    return typeof value === 'boolean' ? `${key}: ${value}` : key;
  });
}
