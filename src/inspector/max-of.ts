/**
 * The greatest value of all items; -Infinity without items. `Math.max(...values)` would overflow the stack with more than some
 * 120,000 arguments.
 */
export function maxOf<T>(items: readonly T[], getValue: (item: T) => number): number {
  return items.reduce((maximum, item) => Math.max(maximum, getValue(item)), -Infinity);
}
