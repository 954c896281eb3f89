/**
 * The maximum of a value of all items; -Infinity without items. `Math.max(...all)` overflows the stack with more than some
 * 120,000 arguments.
 */
export function greatest<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((most, one) => Math.max(most, of(one)), -Infinity);
}
