/**
 * The greatest of what is read from each; -Infinity of none. `Math.max(...all)` passes each as an argument, and more than
 * some 120,000 arguments overflow the stack.
 */
export function greatest<T>(all: readonly T[], of: (one: T) => number): number {
  return all.reduce((most, one) => Math.max(most, of(one)), -Infinity);
}
