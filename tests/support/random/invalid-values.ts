/**
 * Path and kind of the first value that must never reach a screen: NaN, an infinite number, `undefined`, an invalid date or a
 * function. Null if there is none.
 */
export function firstInvalidValue(value: unknown, path = 'data'): string | null {
  if (value === undefined) return `${path}: undefined`;
  if (typeof value === 'function') return `${path}: a function`;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path}: ${value}`;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? `${path}: no date` : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const invalid = firstInvalidValue(item, `${path}.${key}`);
    if (invalid !== null) return invalid;
  }
  return null;
}
