/** How a step ended, in words. */
import type { AnyMachineSnapshot } from 'xstate';

/** A state's name, also one within another. */
export function nameOf({ value }: AnyMachineSnapshot): string {
  return typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '');
}

/** The state, and how the journey ends there, where it does. */
export function endOf(snapshot: AnyMachineSnapshot): string {
  const output: unknown = snapshot.status === 'done' ? snapshot.output : null;
  if (typeof output !== 'object' || output === null) return nameOf(snapshot);
  if ('redirectTo' in output) return `${nameOf(snapshot)}, to ${String(output.redirectTo)}`;
  if ('kind' in output) return `${nameOf(snapshot)}, as ${String(output.kind)}`;
  return nameOf(snapshot);
}

/** Which parts of the context a step changed; where it goes next is told by the end itself. */
export function changedBetween(before: AnyMachineSnapshot, after: AnyMachineSnapshot): readonly string[] {
  return Object.keys(after.context).filter(
    (key) => key !== 'redirectTo' && after.context[key] !== before.context[key],
  );
}
