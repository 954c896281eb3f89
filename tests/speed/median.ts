/** The median; for an even count, the lower of the two middle numbers. @throws for an empty list */
export function median(numbers: readonly number[]): number {
  return medianOf(numbers, (number) => number);
}

/** The item with the median number. @throws for an empty list */
export function medianOf<TItem>(items: readonly TItem[], numberOf: (item: TItem) => number): TItem {
  const sorted = [...items].sort((item, second) => numberOf(item) - numberOf(second));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('Nothing has no median.');
  return middle;
}
