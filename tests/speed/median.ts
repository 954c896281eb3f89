/** The middle of some numbers; of an even count, the lower of the two. @throws when there are none */
export function median(numbers: readonly number[]): number {
  return medianOf(numbers, (number) => number);
}

/** The one whose number is in the middle. @throws when there are none */
export function medianOf<TItem>(items: readonly TItem[], numberOf: (item: TItem) => number): TItem {
  const sorted = [...items].sort((item, second) => numberOf(item) - numberOf(second));
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('Nothing has no median.');
  return middle;
}
