/** The sum of a number of each item. */
export function sum<T>(items: readonly T[], getNumber: (item: T) => number): number {
  return items.reduce((total, item) => total + getNumber(item), 0);
}
